/**
 * What to search for when nothing is found: sections that hits are listed under. DocSearch suggests those of earlier hits, so
 * that a reader who pastes the first query, or opens the modal with a selected text, got no suggestion (specification 2.8).
 */
export const firstSuggestions: readonly string[] = ['Getting started', 'Guides', 'API'];
