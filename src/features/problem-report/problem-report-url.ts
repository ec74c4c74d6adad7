import { issuesUrl } from '../../../config/site';

/**
 * The address of a new issue about a documentation page.
 *
 * @param page - the page's permalink, for example `/ageSchemaClient/docs/intro`
 * @param version - the label of the docs version, for example `0.3.0`
 */
export function problemReportUrl(page: string, version: string): string {
  const query = new URLSearchParams({
    title: `Docs: problem on ${page}`,
    body: `Page: ${page}\nVersion of the docs: ${version}\n\nWhat is wrong or missing:\n\n`,
  });
  return `${issuesUrl}/new?${query}`;
}
