import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Stop } from '../plugins/repository-files/stop';
import { createSearch, insightsScript, readSearchCredentials } from './search';

const complete = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };

describe('the credentials of the hosted search', () => {
  it('switch hosted search on when all three are set', () => {
    expect(readSearchCredentials(complete)).toEqual({ appId: 'APP', apiKey: 'key', indexName: 'docs' });
  });

  it('leave the embedded engine on when none is set', () => {
    expect(readSearchCredentials({})).toBeNull();
    expect(readSearchCredentials({ ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '  ' })).toBeNull();
  });

  it.each(Object.keys(complete))('stop the build when %s alone is missing', (name) => {
    expect(() => readSearchCredentials({ ...complete, [name]: '' })).toThrow(
      `half configured: ${name} is not set`,
    );
    expect(() => readSearchCredentials({ ...complete, [name]: '' })).toThrow(Stop);
  });

  it('are trimmed', () => {
    const blanks = Object.entries(complete).map(([name, value]) => [name, ` ${value}\n`] as const);
    expect(readSearchCredentials(Object.fromEntries(blanks))).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  it.each([
    ['ALGOLIA_APP_ID', '\u2026', 'ALGOLIA_APP_ID is no application id of the search service'],
    ['ALGOLIA_APP_ID', 'APP.example/', 'which has letters and digits only'],
    ['ALGOLIA_SEARCH_KEY', '\u2026', 'ALGOLIA_SEARCH_KEY is no key of the search service'],
    ['ALGOLIA_SEARCH_KEY', 'two words', 'Copy it anew'],
  ])('stop the build when a value is malformed: %s=%s', (name, value, told) => {
    const read = () => readSearchCredentials({ ...complete, [name]: value });
    expect(read).toThrow(told);
    expect(read).toThrow(Stop);
  });

  it('stop the build when the search key is the admin key, which it would publish', () => {
    expect(() => readSearchCredentials({ ...complete, ALGOLIA_ADMIN_KEY: ' key' })).toThrow(
      'ALGOLIA_SEARCH_KEY is the same as ALGOLIA_ADMIN_KEY',
    );
  });

  it('stop the build with an error that names both when two are missing', () => {
    expect(() => readSearchCredentials({ ALGOLIA_APP_ID: 'APP' })).toThrow(
      'ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME are not set',
    );
  });
});

const service = [
  'https://APP-dsn.algolia.net',
  'https://APP-1.algolianet.com',
  'https://APP-2.algolianet.com',
  'https://APP-3.algolianet.com',
];

const docSearch = readFileSync(require.resolve('@docsearch/react'), 'utf8');

describe('the analytics of the search service', () => {
  const hostsWith = (env: Readonly<Record<string, string>>): readonly (readonly string[])[] => {
    const { hosts, scriptHosts } = createSearch(env);
    return [hosts, scriptHosts];
  };

  it('are allowed by the content security policy only when search is hosted and they are switched on', () => {
    expect(hostsWith({ ALGOLIA_INSIGHTS: 'true' })).toEqual([[], []]);
    expect(hostsWith(complete)).toEqual([service, []]);
    expect(createSearch({ ...complete, ALGOLIA_INSIGHTS: 'false' }).algolia.insights).toBe(false);
    expect(hostsWith({ ...complete, ALGOLIA_INSIGHTS: 'true' })).toEqual([
      [...service, 'https://insights.algolia.io'],
      [insightsScript],
    ]);
  });

  // The host is a public CDN that serves every npm package: allowing the whole host would keep no script out.
  it('come from the one file that DocSearch loads', () => {
    const [, version] =
      /="([\d.]+)",\w+="https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@"/.exec(docSearch) ?? [];
    expect(insightsScript).toBe(
      `https://cdn.jsdelivr.net/npm/search-insights@${version}/dist/search-insights.min.js`,
    );
    expect(docSearch).toContain('/dist/search-insights.min.js');
  });
});
