import type { ApiSignature, ApiTypeParameter } from './model';
import { UNPRINTED_DEFAULT } from './read-signature';

/** Takes one difference: line of the declaration, and what differs. */
export type Report = (line: number, message: string) => void;

const ANY_KEY = 'number | string | symbol';

/** The facts print an enum member as a type by its bare name: `EDGE` for `MatchPatternType.EDGE`. */
export function sameType(recorded: string | undefined, declared: string | undefined): boolean {
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

/** Reports one thing that is otherwise than recorded; `undefined` is printed as `none`. */
export function differ(
  report: Report,
  line: number,
  what: string,
  recorded: string | number | boolean | undefined,
  declared: string | number | boolean | undefined,
): void {
  report(line, `${what}: declared ${declared ?? 'none'}, the release has ${recorded ?? 'none'}`);
}

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
  differ(
    report,
    line,
    `${name}: type parameters`,
    showTypeParameters(recorded),
    showTypeParameters(declared),
  );
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
      differ(report, line, what, left?.name, right?.name);
      continue;
    }
    if (left.name !== right.name || left.rest !== right.rest) {
      differ(
        report,
        line,
        what,
        (left.rest ? '...' : '') + left.name,
        (right.rest ? '...' : '') + right.name,
      );
      continue;
    }
    const named = `${name}: parameter ${left.name}`;
    if (!sameType(left.type, right.type)) differ(report, line, `${named}: type`, left.type, right.type);
    if (left.optional !== right.optional) {
      differ(
        report,
        line,
        named,
        left.optional ? 'optional' : 'required',
        right.optional ? 'optional' : 'required',
      );
    }
    const open = left.default === UNPRINTED_DEFAULT && right.default !== undefined;
    if (!open && left.default !== right.default)
      differ(report, line, `${named}: default`, left.default, right.default);
  }
  if (!sameType(recorded.returns, declared.returns)) {
    differ(report, line, `${name}: return type`, recorded.returns, declared.returns);
  }
}

/**
 * Compares the overloads of a function or member, in their order.
 *
 * @param name - what to call it in a report: `QueryBuilder.where`
 * @param line - where it begins; a difference within an overload is reported at the line of that one
 */
export function compareSignatures(
  report: Report,
  name: string,
  line: number,
  recorded: readonly ApiSignature[],
  declared: readonly ApiSignature[],
): void {
  if (recorded.length !== declared.length) {
    differ(report, line, `${name}: number of signatures`, recorded.length, declared.length);
    return;
  }
  recorded.forEach((each, i) => {
    const other = declared[i];
    const label = recorded.length > 1 ? `${name} (overload ${i + 1})` : name;
    if (other) compareSignature(report, label, each, other);
  });
}
