import type { ApiParameter, ApiSignature, ApiTypeParameter } from './model';
import { UNPRINTED_DEFAULT } from './read-signature';

/** Takes one difference: line of the declaration, and what differs. */
export type Report = (line: number, message: string) => void;

const ANY_KEY = 'number | string | symbol';

/** The facts print an enum member as a type by its bare name: `EDGE` for `MatchPatternType.EDGE`. */
function sameType(recorded: string | undefined, declared: string | undefined): boolean {
  if (recorded === declared) return true;
  return recorded !== undefined && /^[A-Z_]+$/.test(recorded) && declared?.split('.').pop() === recorded;
}

function showTypeParameters(list: readonly ApiTypeParameter[]): string {
  const shown = list.map(
    (each) =>
      each.name +
      (each.constraint ? ` extends ${each.constraint}` : '') +
      (each.default ? ` = ${each.default}` : ''),
  );
  return shown.length > 0 ? `<${shown.join(', ')}>` : 'none';
}

/** On methods the facts print `keyof X` as the union of all key types. */
function sameTypeParameters(
  recorded: readonly ApiTypeParameter[],
  declared: readonly ApiTypeParameter[],
  keysResolved: boolean,
): boolean {
  return (
    recorded.length === declared.length &&
    recorded.every((each, i) => {
      const other = declared[i];
      const constraint =
        keysResolved && other?.constraint?.startsWith('keyof ') ? ANY_KEY : other?.constraint;
      return each.name === other?.name && each.constraint === constraint && each.default === other.default;
    })
  );
}

const show = (value: string | number | undefined): string | number =>
  value === undefined || value === '' ? 'none' : value;

/** Reports one difference from the record; an undefined or empty value is printed as `none`. */
export function compareValue(
  report: Report,
  line: number,
  what: string,
  recorded: string | number | undefined,
  declared: string | number | undefined,
): void {
  if (recorded !== declared)
    report(line, `${what}: declared ${show(declared)}, the release has ${show(recorded)}`);
}

/** Reports a type that is another, see {@link sameType}. */
export function compareType(
  report: Report,
  line: number,
  what: string,
  recorded: string | undefined,
  declared: string | undefined,
): void {
  if (!sameType(recorded, declared)) compareValue(report, line, what, recorded, declared);
}

/** How a report calls what may or may not be left out. */
export const necessity = ({ optional }: { readonly optional: boolean }): string =>
  optional ? 'optional' : 'required';

const shownName = ({ name, rest }: ApiParameter): string => (rest ? `...${name}` : name);

/** @param keysResolved - whether the recorded list is a method's, see {@link sameTypeParameters} */
export function compareTypeParameters(
  report: Report,
  line: number,
  name: string,
  recorded: readonly ApiTypeParameter[],
  declared: readonly ApiTypeParameter[],
  keysResolved: boolean,
): void {
  if (sameTypeParameters(recorded, declared, keysResolved)) return;
  const what = `${name}: type parameters`;
  compareValue(report, line, what, showTypeParameters(recorded), showTypeParameters(declared));
}

function compareSignature(
  report: Report,
  name: string,
  recorded: ApiSignature,
  declared: ApiSignature,
): void {
  const { line } = declared;
  compareTypeParameters(report, line, name, recorded.typeParameters, declared.typeParameters, true);
  const count = Math.max(recorded.parameters.length, declared.parameters.length);
  for (let i = 0; i < count; i += 1) {
    const left = recorded.parameters[i];
    const right = declared.parameters[i];
    const what = `${name}: parameter ${i + 1}`;
    if (!left || !right) {
      compareValue(report, line, what, left?.name, right?.name);
      continue;
    }
    if (left.name !== right.name || left.rest !== right.rest) {
      compareValue(report, line, what, shownName(left), shownName(right));
      continue;
    }
    const named = `${name}: parameter ${left.name}`;
    compareType(report, line, `${named}: type`, left.type, right.type);
    compareValue(report, line, named, necessity(left), necessity(right));
    const open = left.default === UNPRINTED_DEFAULT && right.default !== undefined;
    if (!open) compareValue(report, line, `${named}: default`, left.default, right.default);
  }
  compareType(report, line, `${name}: return type`, recorded.returns, declared.returns);
}

/**
 * Compares the overloads of a function or member, in their order.
 *
 * @param name - what to call it in a report: `QueryBuilder.where`
 * @param line - where the signature begins; a difference within an overload is reported at the line of that overload
 */
export function compareSignatures(
  report: Report,
  name: string,
  line: number,
  recorded: readonly ApiSignature[],
  declared: readonly ApiSignature[],
): void {
  if (recorded.length !== declared.length) {
    compareValue(report, line, `${name}: number of signatures`, recorded.length, declared.length);
    return;
  }
  recorded.forEach((each, i) => {
    const other = declared[i];
    const label = recorded.length > 1 ? `${name} (overload ${i + 1})` : name;
    if (other) compareSignature(report, label, each, other);
  });
}
