import type { Range } from './diff-tokens';

/** One character of text, which may be written as an entity. */
const character = /&(?:#\w+|\w+);|[\s\S]/gu;

/**
 * Puts an element around ranges of the text in highlighted HTML. The element is closed and reopened at each token, so
 * that elements never overlap.
 *
 * @param ranges - Stretches of the text as readers see it, in order.
 */
export function markHtml(html: string, ranges: readonly Range[], tag: 'del' | 'ins'): string {
  const isMarked = (at: number): boolean => ranges.some(({ from, to }) => at >= from && at < to);
  let at = 0;
  return html
    .split(/(<[^>]+>)/)
    .map((part) => {
      if (part.startsWith('<')) return part;
      let isOpen = false;
      let marked = '';
      for (const [text] of part.matchAll(character)) {
        if (isMarked(at) !== isOpen) {
          marked += isOpen ? `</${tag}>` : `<${tag}>`;
          isOpen = !isOpen;
        }
        marked += text;
        at += text.startsWith('&') ? 1 : text.length;
      }
      return isOpen ? `${marked}</${tag}>` : marked;
    })
    .join('');
}
