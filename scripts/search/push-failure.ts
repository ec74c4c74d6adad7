import { reasonOf } from '../fail';

/** What the service's client tells of one attempt. */
interface Attempt {
  readonly response: { readonly status: number };
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (Reflect.get(error, name) as unknown) : undefined;

const isRefusal = (status: unknown): boolean => typeof status === 'number' && status >= 400 && status < 500;

/**
 * Whether the service has said that it did not do what it was asked for. The client asks again when an answer does not
 * arrive, so a refusal counts only when every attempt before it was refused as well: the first may have been done.
 */
export function isRefused(error: unknown): boolean {
  const attempts = fieldOf(error, 'stackTrace');
  const before = Array.isArray(attempts) ? (attempts as readonly Attempt[]) : [];
  return isRefusal(fieldOf(error, 'status')) && before.every(({ response }) => isRefusal(response.status));
}

/** The service refuses a key and what the plan has no room for with one status; only its words tell them apart. */
function remedyOf(reason: string): string {
  if (/\brecord quota/i.test(reason))
    return ' While a push runs, the old index and the new one count together.';
  return /\bquota/i.test(reason) ? '' : ' The key may not write to this index: use the admin key.';
}

/** A failure as one sentence, with the service's status if it gave one, and the remedy where we know it. */
export function describeFailure(error: unknown): string {
  const status = fieldOf(error, 'status');
  const reason = reasonOf(error);
  const remedy = status === 403 ? remedyOf(reason) : '';
  return `${typeof status === 'number' ? `${String(status)} ` : ''}${reason.replace(/\.?$/, '.')}${remedy}`;
}
