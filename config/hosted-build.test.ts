import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The site's configuration with these credentials; functions are left out. */
async function configureWith(env: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  vi.resetModules();
  for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'])
    vi.stubEnv(name, env[name] ?? '');
  const { default: createConfig } = await import('../site.config');
  return JSON.parse(JSON.stringify(createConfig())) as Record<string, unknown>;
}

// The browser tests replace these three values to make the hosted site (`e2e/support/hosted-search.ts`).
it('the configuration of a hosted build differs only in the three credentials', async () => {
  const embedded = await configureWith({});
  const hosted = await configureWith({
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_KEY: 'search-only',
    ALGOLIA_INDEX_NAME: 'docs',
  });
  const { themeConfig } = hosted as { themeConfig: { algolia: Record<string, unknown> } };
  expect(themeConfig.algolia).toMatchObject({ appId: 'TESTAPP', apiKey: 'search-only', indexName: 'docs' });
  Object.assign(themeConfig.algolia, { appId: 'embedded', apiKey: 'embedded', indexName: 'embedded' });
  expect(hosted).toEqual(embedded);
}, 20_000);
