/** What became of an exported name, the gravest last. */
export type ChangeKind = 'added' | 'changed' | 'type-only' | 'hidden' | 'removed';

/** One declaration that differs between the versions. */
export interface SignatureChange {
  /** The member; empty for the item's own declaration. */
  readonly member: string;
  /** Highlighted HTML with `<del>` around what went; undefined when the declaration is new. */
  readonly before?: string;
  /** Highlighted HTML with `<ins>` around what came; undefined when the declaration is gone. */
  readonly after?: string;
}

/** What became of one exported item. */
export interface ApiChange {
  readonly name: string;
  readonly kind: ChangeKind;
  /** `class`, `interface`, … */
  readonly word: string;
  /** `@category` of the declaration; `api/areas.ts` knows its title. */
  readonly category: string;
  /** The first sentences of its comment, with code in backticks. */
  readonly summary: string;
  /** Address of its page in the older version, below the base URL; undefined where it has none. */
  readonly before?: string;
  /** The same in the newer version. */
  readonly after?: string;
  readonly signatures: readonly SignatureChange[];
}

/** One side of the comparison. */
interface ComparedVersion {
  readonly label: string;
  /** How many names it exports. */
  readonly total: number;
}

export interface ApiChangeSet {
  readonly from: ComparedVersion;
  readonly to: ComparedVersion;
  /** Address of the page with the whole list, below the base URL; undefined where there is none. */
  readonly guide?: string | undefined;
  readonly changes: readonly ApiChange[];
}

/** What a reader chose to see; empty for everything. */
export interface ChangeFilter {
  readonly category: string;
  readonly kind: string;
}

/** A kind in words, and the sign that stands for it beside the colour. */
export interface ChangeKindText {
  readonly id: ChangeKind;
  readonly title: string;
  readonly sign: string;
}

/** The kinds with their words and signs, in the order in which a reader who upgrades needs them. */
export const changeKinds: readonly ChangeKindText[] = [
  { id: 'changed', title: 'Changed', sign: '±' },
  { id: 'type-only', title: 'Only a type now', sign: 'T' },
  { id: 'added', title: 'Added', sign: '+' },
  { id: 'hidden', title: 'No longer exported', sign: '○' },
  { id: 'removed', title: 'Removed', sign: '−' },
];

/** Whether a filter lets a change through; an empty text lets all. */
export const isShown = (change: ApiChange, { category, kind }: ChangeFilter): boolean =>
  (category === '' || change.category === category) && (kind === '' || change.kind === kind);

const place = ({ kind }: ApiChange): number => changeKinds.findIndex(({ id }) => id === kind);

/** The changes of one area, what needs attention first. */
export const changesOf = (changes: readonly ApiChange[], category: string): readonly ApiChange[] =>
  changes.filter((change) => change.category === category).sort((a, b) => place(a) - place(b));

/** How many changes a filter lets through. */
export const countShown = (changes: readonly ApiChange[], filter: ChangeFilter): number =>
  changes.filter((change) => isShown(change, filter)).length;

/** The changes in numbers. */
export interface ChangeCounts extends Omit<ApiChangeSet, 'changes'> {
  /** How many names both versions have with the same declaration. */
  readonly unchanged: number;
  readonly kinds: Readonly<Record<ChangeKind, number>>;
}

/** Counts the changes of each kind. */
export function countChanges({ changes, ...versions }: ApiChangeSet): ChangeCounts {
  const count = (kind: ChangeKind): number => countShown(changes, { category: '', kind });
  const kinds = {
    added: count('added'),
    changed: count('changed'),
    'type-only': count('type-only'),
    hidden: count('hidden'),
    removed: count('removed'),
  };
  return {
    ...versions,
    kinds,
    unchanged: versions.to.total - kinds.added - kinds.changed - kinds['type-only'],
  };
}
