interface VersionData {
  readonly version?: { readonly docs?: Readonly<Record<string, { readonly description?: string }>> };
}

/** Data of a route of the docs plugin, which may be a version's. */
export const isDocsData = (request: string): boolean =>
  /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/.test(request);

/**
 * Data of a docs version without the descriptions of its docs, half of what every doc fetches besides main.js. Only cards
 * show them (`DocCard`).
 *
 * @returns nothing for data without docs
 */
export function leanVersion(json: string): string | undefined {
  const data = JSON.parse(json) as VersionData;
  if (!data.version?.docs) return undefined;
  const docs = Object.entries(data.version.docs).map(
    ([id, doc]) => [id, { ...doc, description: undefined }] as const,
  );
  return JSON.stringify({ ...data, version: { ...data.version, docs: Object.fromEntries(docs) } });
}
