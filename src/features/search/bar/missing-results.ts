import { issuesUrl } from '../../../../config/site';

/** Where "Let us know" leads: a new issue that carries the query (specification 2.8). */
export function getMissingResultsUrl({ query }: { readonly query: string }): string {
  const parameters = new URLSearchParams({
    title: `Search finds nothing for "${query}"`,
    body: `I searched the documentation for:\n\n    ${query}\n\nand expected to find: `,
    labels: 'documentation',
  });
  return `${issuesUrl}/new?${parameters}`;
}
