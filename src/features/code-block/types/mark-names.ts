import type { TypeSpot } from './page-types';

/** The attribute of a name with a note; its value is the note's index in the page's list. */
export const noteAttribute = 'data-note';

/** Where each line of a text starts. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The text nodes below an element, each with its offset in the element's text. */
function textNodes(element: HTMLElement): readonly { readonly node: Text; readonly start: number }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let start = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, start });
    start += (node as Text).length;
  }
  return nodes;
}

/** Wraps a range of the code's text in an element, inside the elements that colour it. */
function wrap(code: HTMLElement, start: number, length: number, name: HTMLElement): boolean {
  const nodes = textNodes(code);
  const holding = nodes.find(
    ({ node, start: from }) => start >= from && start + length <= from + node.length,
  );
  // A name is one token, so its text is in one node. If a highlighted word splits it, it gets no note.
  if (!holding) return false;
  const range = document.createRange();
  range.setStart(holding.node, start - holding.start);
  range.setEnd(holding.node, start - holding.start + length);
  range.surroundContents(name);
  return true;
}

/**
 * Makes the names of a block interactive: each becomes a button with the index of its note.
 *
 * @returns the names, in the order of the text
 */
export function markNames(code: HTMLElement, spots: readonly TypeSpot[]): readonly HTMLElement[] {
  const starts = lineStarts(code.textContent);
  return spots.flatMap(([line, character, length, note]) => {
    const start = starts[line];
    if (start === undefined) return [];
    const name = document.createElement('span');
    name.setAttribute(noteAttribute, String(note));
    name.setAttribute('role', 'button');
    name.setAttribute('aria-expanded', 'false');
    name.tabIndex = -1;
    return wrap(code, start + character, length, name) ? [name] : [];
  });
}
