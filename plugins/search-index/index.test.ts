import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type { LoadContext } from '@docusaurus/types';
import { embeddedCredentials } from '../../config/search-credentials';
import searchIndex from './index';

const thread = vi.hoisted(() => ({ start: vi.fn(), call: vi.fn(), end: vi.fn() }));
vi.mock('../background/thread', () => ({ openThread: () => thread }));

afterEach(() => vi.unstubAllEnvs());

type Configure = (config: object, isServer: boolean) => Configuration;

/** What the development server logs about the index of a site with this Algolia application id. */
function saidFor(appId: string, isServer = false): readonly unknown[] {
  vi.stubEnv('NODE_ENV', 'development');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const siteConfig = { themeConfig: { algolia: { appId } } };
  const context = { outDir: '/nowhere', baseUrl: '/', siteConfig } as unknown as LoadContext;
  (searchIndex(context).configureWebpack as Configure)({}, isServer);
  return log.mock.calls.flat();
}

it('logs the state of the index in development, only for a site with the embedded search', () => {
  expect(saidFor(embeddedCredentials.appId)).toEqual([expect.stringMatching(/^Search: /)]);
  vi.restoreAllMocks();
  expect(saidFor('ANOTHER')).toEqual([]);
  expect(saidFor(embeddedCredentials.appId, true), 'once, not again for the bundle of the server').toEqual(
    [],
  );
});

describe('a build', () => {
  const siteConfig = { themeConfig: { algolia: { appId: embeddedCredentials.appId } } };
  const plugin = searchIndex({ outDir: '/out', baseUrl: '/', siteConfig } as unknown as LoadContext);

  it('starts the indexing thread when the bundle is written, before any page exists', () => {
    const configure = plugin.configureWebpack as Configure;
    const [whenBundled] = configure({}, false).plugins as [WebpackPluginInstance];
    const tap = vi.fn<(name: string, callback: () => void) => void>();
    whenBundled.apply({ hooks: { done: { tap } } } as never);
    expect(thread.start).not.toHaveBeenCalled();
    tap.mock.calls[0]?.[1]();
    expect(thread.start).toHaveBeenCalledOnce();
  });

  it('ends the indexing thread also when indexing fails', async () => {
    thread.call.mockRejectedValueOnce(new Error('no pages'));
    await expect(plugin.postBuild?.({ outDir: '/out' } as never)).rejects.toThrow('no pages');
    expect(thread.call).toHaveBeenCalledWith('indexSite', '/out', '/');
    expect(thread.end).toHaveBeenCalledOnce();
  });
});
