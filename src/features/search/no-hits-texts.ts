/** What a reader is told when there are no hits (specification 2.8). */
export const noHitsTexts = {
  noResultsText: 'No results for',
  suggestedQueryText: 'Try searching for',
  reportMissingResultsText: 'Believe this query should return results?',
  reportMissingResultsLinkText: 'Let us know',
};
