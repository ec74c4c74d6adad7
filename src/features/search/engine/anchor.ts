import { itemAt } from './item-at';

/** A page or section with its anchor, whole or as {@link shortenAnchors} writes it. */
interface Anchored {
  /** 1 for the page, 2 to 6 for a section. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
}

/** The fragment a heading usually has. */
function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** The record that a section stands in, -1 for a page. */
function aboveOf(records: readonly Anchored[], at: number): number {
  const { level } = itemAt(records, at);
  for (let above = at - 1; level > 1 && above >= 0; above--)
    if (itemAt(records, above).level < level) return above;
  return -1;
}

/**
 * Anchors as index files have them: `=` is the one a heading usually has, `+` that one behind the anchor of the section
 * above and a hyphen, `name+` that one behind `name-`. Half of all sections are "Parameters" and the like: 2 of 5 kB.
 *
 * @throws Error for an anchor that ends like a short one
 */
export function shortenAnchors(records: readonly Anchored[]): string[] {
  return records.map(({ anchor, heading }, at) => {
    if (/[+=]$/.test(anchor))
      throw new Error(
        `The anchor "${anchor}" of "${heading}" ends in a sign that search indexes need: rename it.`,
      );
    const usual = usualAnchor(heading);
    if (anchor === usual) return '=';
    if (!usual || !anchor.endsWith(`-${usual}`)) return anchor;
    const before = anchor.slice(0, -usual.length - 1);
    const above = aboveOf(records, at);
    return above >= 0 && before === itemAt(records, above).anchor ? '+' : `${before}+`;
  });
}

/** The whole anchor of a record; those of all records are short. */
export function anchorOf(records: readonly Anchored[], at: number): string {
  const { anchor, heading } = itemAt(records, at);
  if (anchor === '=') return usualAnchor(heading);
  if (!anchor.endsWith('+')) return anchor;
  const before = anchor === '+' ? anchorOf(records, aboveOf(records, at)) : anchor.slice(0, -1);
  return `${before}-${usualAnchor(heading)}`;
}
