/** A name that the reader chose, told by the word before it; any other quoted text is the message's own, as are the schemas that stand for AGE and for procedures. */
const chosenName =
  /(?<=\b(?:graph|label|schema|variable|name) )(?<quote>["'])(?!(?:ag_catalog|db)\k<quote>)[^"']*\k<quote>/g;

/** What stands for any text. The filter of a page writes the sign in letters of its own. */
const anything = /…|\.{3}/;

/**
 * Whether a text that a program printed has a known message in it, with the reader's own names. The parts are looked for one
 * after the other: as one pattern with `.*` between them, 10 000 pasted characters took 0.9 s.
 *
 * @param known - A message as limits keep it: whole, or the fixed part with `…` for the rest
 */
export function holdsMessage(text: string, known: string): boolean {
  let from = 0;
  return known
    .replace(chosenName, '…')
    .split(anything)
    .every((part) => {
      const at = text.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
}
