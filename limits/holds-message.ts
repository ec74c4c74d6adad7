/**
 * A quoted name that the reader chose, recognised by the word before it. All other quoted text belongs to the message,
 * and so do the names `ag_catalog` and `db`, the schemas that stand for AGE and for procedures.
 */
const chosenName =
  /(?<=\b(?:graph|label|schema|variable|name) )(?<quote>["'])(?!(?:ag_catalog|db)\k<quote>)[^"']*\k<quote>/g;

/** The placeholder for any text. A page's filter normalises the ellipsis to three dots. */
const anything = /…|\.{3}/;

/**
 * Whether a text that a program printed contains a known message, with the reader's own names in it. The parts of the
 * message are searched for one after the other: one pattern with `.*` between them took 0.9 s for 10 000 pasted
 * characters.
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
