/** A name that the reader chose, told by the word before it; any other quoted text is the message's own, as are the schemas that stand for AGE and for procedures. */
const chosenName =
  /(?<=\b(?:graph|label|schema|variable|name) )(?<quote>["'])(?!(?:ag_catalog|db)\k<quote>)[^"']*\k<quote>/g;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What finds a known message in the text that a program printed, with the reader's own names in it.
 *
 * @param known - A message as limits keep it: whole, or the fixed part with `…` for the rest
 */
export const messagePattern = (known: string): RegExp =>
  new RegExp(known.replace(chosenName, '…').split('…').map(escapePattern).join('.*'), 's');
