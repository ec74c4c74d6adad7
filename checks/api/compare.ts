import type { Finding } from '../finding';
import {
  compareSignatures,
  compareType,
  compareTypeParameters,
  compareValue,
  necessity,
  type Report,
} from './compare-signature';
import { CUT_TYPES, type Expectations } from './expectations';
import type { ApiItem, ApiMember } from './model';
import { matchesCutType } from './type-text';

const REMEDY =
  'Bring the declaration in line with the release, or correct the recorded facts if they are wrong.';

function compareMember(report: Report, name: string, recorded: ApiMember, declared: ApiMember): void {
  const { line } = declared;
  const compare = (what: string, left: string | undefined, right: string | undefined): void =>
    compareValue(report, line, `${name}: ${what}`, left, right);
  compare('kind', recorded.kind, declared.kind);
  compare('modifiers', [...recorded.modifiers].sort().join(' '), declared.modifiers.join(' '));
  compareValue(report, line, name, necessity(recorded), necessity(declared));
  compareType(report, line, `${name}: type`, recorded.type, declared.type);
  // The facts record initialisers of class members. The default of an option, which `@defaultValue` gives, is no
  // initialiser.
  if (recorded.default !== undefined) compare('default', recorded.default, declared.default);
  compare('value', recorded.value, declared.value);
  compareSignatures(report, name, line, recorded.signatures, declared.signatures);
}

function compareItem(report: Report, recorded: ApiItem, declared: ApiItem, expected: Expectations): void {
  const { name } = recorded;
  const { line } = declared;
  const compare = (what: string, left: string | undefined, right: string | undefined): void =>
    compareValue(report, line, `${name}: ${what}`, left, right);
  compare('kind', recorded.kind, declared.kind);
  if (recorded.area) compare('area', recorded.area, declared.area);
  compareTypeParameters(report, line, name, recorded.typeParameters, declared.typeParameters, false);
  compare('extends', recorded.extends.join(', '), declared.extends.join(', '));
  compare('implements', recorded.implements.join(', '), declared.implements.join(', '));
  compare('index signature', recorded.index.join(', '), declared.index.join(', '));
  const cut =
    CUT_TYPES.has(name) &&
    recorded.type !== undefined &&
    declared.type !== undefined &&
    matchesCutType(recorded.type, declared.type);
  if (!cut) compareType(report, line, `${name}: type`, recorded.type, declared.type);
  compare('value', recorded.default, declared.default);
  compareSignatures(report, name, line, recorded.signatures, declared.signatures);

  const members = new Map(declared.members.map((each) => [each.name, each]));
  for (const member of recorded.members) {
    const other = members.get(member.name);
    members.delete(member.name);
    if (other) compareMember(report, `${name}.${member.name}`, member, other);
    else report(line, `${name}.${member.name} is not declared`);
  }
  for (const extra of members.values()) report(extra.line, `${name}.${extra.name} is not in the release`);

  for (const [referred, target] of recorded.references) {
    const excuse = expected.references.find(
      (each) => each.item === name && each.name === referred && declared.exported,
    );
    compare(`${referred} comes from`, excuse?.from ?? target, declared.references.get(referred));
  }
  const typeOnly = expected.typeOnly.includes(name) && declared.exported;
  const exportedAs = (isTypeOnly: boolean): string => (isTypeOnly ? 'a type only' : 'usual');
  compare('exported as', exportedAs(typeOnly), exportedAs(declared.typeOnly));
}

/** A class that is exported only as a type counts as an interface, because importers cannot construct it. */
function asImported(item: ApiItem): ApiItem {
  if (!item.typeOnly || item.kind !== 'class') return item;
  return { ...item, kind: 'interface', members: item.members.filter((each) => each.kind !== 'constructor') };
}

const keyOf = (item: ApiItem): string => (item.exported ? item.name : `${item.module ?? ''}#${item.name}`);
const VALUE_KINDS: ReadonlySet<string> = new Set(['class', 'enum', 'function', 'variable']);

/** Every difference between the recorded surface of a version and its declarations. */
export function compareSurface(
  recorded: readonly ApiItem[],
  declared: readonly ApiItem[],
  expected: Expectations,
  entryFile: string,
): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (file: string, line: number, message: string, remedy: string): void => {
    findings.push({ file, line, message, remedy });
  };
  const open = new Map(declared.map((item) => [keyOf(item), asImported(item)]));
  const unexported = new Set<string>();
  for (const item of recorded) {
    const key = keyOf(item);
    const found = open.get(key);
    open.delete(key);
    if (found) {
      compareItem((line, message) => add(found.file, line, message, REMEDY), item, found, expected);
    } else {
      if (item.exported) unexported.add(item.name);
      const where = item.exported
        ? 'exported from index.d.ts'
        : `declared in ${item.module ?? 'its module'}.d.ts`;
      add(
        entryFile,
        1,
        `${item.kind} ${item.name} of the release is not ${where}`,
        `Declare it; its recorded form is ${item.file}:${item.line}.`,
      );
    }
  }
  for (const extra of open.values()) {
    // Declared but left out of index.d.ts: told above, from the side of the release.
    if (!extra.exported && unexported.has(extra.name)) continue;
    const where = extra.exported
      ? 'is exported but the release does not export it'
      : 'is declared but the release has no such type';
    add(
      extra.file,
      extra.line,
      `${extra.kind} ${extra.name} ${where}`,
      'Remove it, or record it in checks/expected if the release has it.',
    );
  }
  const values = declared.filter(
    (item) => item.exported && !item.typeOnly && VALUE_KINDS.has(item.kind),
  ).length;
  if (values !== expected.runtimeNames) {
    add(
      entryFile,
      1,
      `${values} names are exported as values, loading the release gives ${expected.runtimeNames}`,
      'Compare the export lists of index.d.ts with the recorded items, and the number in checks/api/expectations.ts with the release.',
    );
  }
  return findings;
}
