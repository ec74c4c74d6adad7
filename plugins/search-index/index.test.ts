import { afterEach, expect, it, vi } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import { embeddedCredentials } from '../../src/features/search/client/embedded-id';
import searchIndex from './index';

vi.mock('../background/thread', () => ({ runInThread: vi.fn() }));

afterEach(() => vi.unstubAllEnvs());

/** What the development server says of the index on a site with this application's credentials. */
function saidFor(appId: string): readonly unknown[] {
  vi.stubEnv('NODE_ENV', 'development');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const siteConfig = { themeConfig: { algolia: { appId } } };
  const context = { outDir: '/nowhere', baseUrl: '/', siteConfig } as unknown as LoadContext;
  const configure = searchIndex(context).configureWebpack as (config: object, isServer: boolean) => unknown;
  configure({}, false);
  return log.mock.calls.flat();
}

it('tells in development how old the index is, if it is asked', () => {
  expect(saidFor(embeddedCredentials.appId)).toEqual([expect.stringMatching(/^Search: /)]);
  vi.restoreAllMocks();
  expect(saidFor('ANOTHER')).toEqual([]);
});
