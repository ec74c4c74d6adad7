import type { Library, LibraryItem } from './library';

/** An item of the release, what it was here, and the module it goes into. */
export interface MatchedItem {
  readonly kept: LibraryItem | undefined;
  readonly now: LibraryItem;
  /** Module inside `api/<version>`, without ending. */
  readonly module: string;
}

/** Chooses between two declarations of one name: the one in the same module, otherwise the exported one. */
function findKept(kept: Library, now: LibraryItem): LibraryItem | undefined {
  const namesakes = kept.items.filter(({ name }) => name === now.name);
  return (
    namesakes.find(({ module }) => module === now.module) ??
    namesakes.find(({ exported }) => exported !== undefined && now.exported !== undefined) ??
    (namesakes.length === 1 ? namesakes[0] : undefined)
  );
}

/** New items stand where the release has them, when that is one of our areas. */
function moduleOf({ module }: LibraryItem, areas: readonly string[]): string {
  const [area = '', ...rest] = module.split('/');
  if (rest.length > 0 && areas.includes(area)) return module;
  return `core/${module.split('/').at(-1) ?? module}`;
}

/** Finds for each item of a release the item it was here; if two match the same one, the first gets it. */
export function matchItems(kept: Library, now: Library, areas: readonly string[]): readonly MatchedItem[] {
  const taken = new Set<LibraryItem>();
  const exportedFirst = [...now.items].sort(
    (a, b) => Number(b.exported !== undefined) - Number(a.exported !== undefined),
  );
  return exportedFirst.map((item) => {
    const found = findKept(kept, item);
    const own = found && !taken.has(found) ? found : undefined;
    if (own) taken.add(own);
    return { kept: own, now: item, module: own?.module ?? moduleOf(item, areas) };
  });
}
