/**
 * Searches to suggest when nothing is found: top-level sections of the site. DocSearch suggests sections of earlier
 * hits, so that a reader who pasted the first query, or opened the modal with selected text, got no suggestion
 * (specification 2.8).
 */
export const firstSuggestions: readonly string[] = ['Getting started', 'Guides', 'API'];
