import type { ChangeKind } from '../../src/features/api-changes/changes';
import { byName } from '../repository-files/by-name';
import type { Members, Written } from './members';
import type { ExportedItem, Surface, SurfaceItem } from './surface';

/** A changed declaration, without the overloads that both versions have. */
export interface CodeChange {
  /** The member; empty for the item's own declaration. */
  readonly member: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What became of an exported name. */
export interface Change {
  readonly name: string;
  readonly kind: ChangeKind;
  readonly before: ExportedItem | undefined;
  /** Its declaration in the newer version, exported or not. */
  readonly after: SurfaceItem | ExportedItem | undefined;
  readonly codes: readonly CodeChange[];
}

function compareWritten(
  member: string,
  before: readonly Written[],
  after: readonly Written[],
): readonly CodeChange[] {
  const without = (these: readonly Written[], others: readonly Written[]): readonly string[] =>
    these.filter(({ key }) => !others.some((other) => other.key === key)).map(({ code }) => code);
  const change = { member, before: without(before, after), after: without(after, before) };
  return change.before.length + change.after.length > 0 ? [change] : [];
}

/**
 * Adds the inherited members that the other side declares itself, so that moving a member to a base class does not
 * count as a removal.
 */
const withInherited = ({ members, inherited }: SurfaceItem, other: Members): Members =>
  new Map([...[...inherited].filter(([name]) => other.has(name)), ...members]);

function compareMembers(before: SurfaceItem, after: SurfaceItem): readonly CodeChange[] {
  const old = withInherited(before, after.members);
  const now = withInherited(after, before.members);
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names.flatMap((name) => compareWritten(name, old.get(name) ?? [], now.get(name) ?? []));
}

const compareCode = (before: SurfaceItem, after: SurfaceItem): readonly CodeChange[] => [
  ...compareWritten('', before.own, after.own),
  ...compareMembers(before, after),
];

/**
 * Types that are not exported are recorded by their members only, so the head of a type with members is not compared.
 */
const compareInternal = (before: ExportedItem, after: SurfaceItem): readonly CodeChange[] =>
  before.members.size > 0 ? compareMembers(before, after) : compareCode(before, after);

function compareItem(name: string, older: Surface, newer: Surface): readonly Change[] {
  const before = older.items.get(name);
  const after = newer.items.get(name);
  if (!before) return [{ name, kind: 'added', before, after, codes: [] }];
  if (!after) {
    const internal = newer.internal.get(name);
    if (!internal) return [{ name, kind: 'removed', before, after, codes: [] }];
    return [{ name, kind: 'hidden', before, after: internal, codes: compareInternal(before, internal) }];
  }
  const codes = compareCode(before, after);
  if (before.isValue && !after.isValue) return [{ name, kind: 'type-only', before, after, codes }];
  return codes.length > 0 || before.isValue !== after.isValue
    ? [{ name, kind: 'changed', before, after, codes }]
    : [];
}

/** What became of every name that either version exports, by name. */
export function compareSurfaces(older: Surface, newer: Surface): readonly Change[] {
  const names = new Set([...older.items.keys(), ...newer.items.keys()]);
  return [...names].sort(byName).flatMap((name) => compareItem(name, older, newer));
}
