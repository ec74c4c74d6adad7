import { reasonOf } from '../fail';

/** What the service's client tells of one attempt. */
interface Attempt {
  readonly response: { readonly status: number };
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (Reflect.get(error, name) as unknown) : undefined;

const isRefusal = (status: unknown): boolean => typeof status === 'number' && status >= 400 && status < 500;

/**
 * Whether the service has refused a request, so that nothing was done. The client repeats a request when no answer
 * arrives, and the first attempt may have been carried out. So a refusal counts only when every attempt before it was
 * refused as well.
 */
export function isRefused(error: unknown): boolean {
  const attempts = fieldOf(error, 'stackTrace');
  const before = Array.isArray(attempts) ? (attempts as readonly Attempt[]) : [];
  return isRefusal(fieldOf(error, 'status')) && before.every(({ response }) => isRefusal(response.status));
}

/** The service uses one status for a refused key and for an exceeded quota; only its message tells them apart. */
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
