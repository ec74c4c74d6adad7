/** What the hosted service asks for. */
export interface SearchCredentials {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/**
 * Placeholders, because the theme demands credentials even when the embedded engine answers. By them the browser knows
 * which engine the site was built for.
 */
export const embeddedCredentials = { appId: 'embedded', apiKey: 'embedded', indexName: 'embedded' } as const;
