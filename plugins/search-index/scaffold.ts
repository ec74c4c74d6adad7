/**
 * What a heading of a generated page opens (the ids are those of `plugins/api-pages`): `scaffold` says nothing by itself,
 * its text belongs to the item above; `repeated` is told elsewhere, inherited members on the page of the class they come
 * from and limits on the page of limits.
 */
export function findScaffold(anchor: string): 'scaffold' | 'repeated' | null {
  if (/(^section|-)-?(inherited|limits)$/.test(anchor)) return 'repeated';
  return /^section-|-type-parameters$/.test(anchor) ? 'scaffold' : null;
}
