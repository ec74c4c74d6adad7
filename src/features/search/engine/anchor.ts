import { itemAt } from './item-at';

/** A page or section with its anchor, complete or shortened by {@link shortenAnchors}. */
interface Anchored {
  /** 1 for the page, 2 to 6 for a section. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
}

/** The anchor that is generated from a heading. */
function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** The record of the section or page that contains a section; -1 for a page. */
function aboveOf(records: readonly Anchored[], at: number): number {
  const { level } = itemAt(records, at);
  for (let above = at - 1; level > 1 && above >= 0; above--)
    if (itemAt(records, above).level < level) return above;
  return -1;
}

/**
 * Shortens anchors for the index files. This saves 2 of 5 kB, because half of all sections are "Parameters" and the
 * like.
 *
 * - `=` is the usual anchor of the heading.
 * - `+` is the anchor of the section above, a hyphen, and the usual anchor.
 * - `name+` is `name-` and the usual anchor.
 *
 * @throws Error for an anchor that itself ends in `=` or `+`
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

/** The complete anchor of a record, from shortened ones. */
export function anchorOf(records: readonly Anchored[], at: number): string {
  const { anchor, heading } = itemAt(records, at);
  if (anchor === '=') return usualAnchor(heading);
  if (!anchor.endsWith('+')) return anchor;
  const before = anchor === '+' ? anchorOf(records, aboveOf(records, at)) : anchor.slice(0, -1);
  return `${before}-${usualAnchor(heading)}`;
}
