/** Converts to lower case, removes accents and collapses blanks, so that `Malmo` finds `Malmö`. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a normalised text holds every word of the query, in any order; an empty query matches everything. */
export function matchesWords(normalisedText: string, query: string): boolean {
  return normalise(query)
    .split(' ')
    .every((word) => normalisedText.includes(word));
}
