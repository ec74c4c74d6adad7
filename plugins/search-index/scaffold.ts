/**
 * The role of a heading on a generated page (the ids are those of `plugins/api-pages`). Text below a `scaffold` heading
 * belongs to the item above it, because the heading says nothing by itself. What is below a `repeated` heading is found
 * elsewhere: inherited members on the page of their class, limits on the page of limits.
 */
export function findScaffold(anchor: string): 'scaffold' | 'repeated' | null {
  if (/(^section|-)-?(inherited|limits)$/.test(anchor)) return 'repeated';
  return /^section-|-type-parameters$/.test(anchor) ? 'scaffold' : null;
}
