import { test as base, expect, type Page } from '@playwright/test';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { Noise } from './noise';
import { fixtureBase, fixtureDirectory, siteBase, siteDirectory, wrongBase } from './places';

interface WorkerFixtures {
  /** Addresses of the three served sites, each with a slash at the end. */
  readonly sites: {
    /** The real site. */
    readonly real: string;
    /** The fixture site. */
    readonly fixture: string;
    /** The real site, served from a path it was not built for. */
    readonly wrong: string;
  };
}

interface TestFixtures {
  /** Messages that the page should not emit; see {@link Noise}. */
  readonly noise: Noise;
}

const served = {
  real: { directory: siteDirectory, basePath: siteBase },
  fixture: { directory: fixtureDirectory, basePath: fixtureBase },
  wrong: { directory: siteDirectory, basePath: wrongBase },
} as const;

/**
 * Playwright's `test` with the sites served. It fails on unexpected noise. Relative addresses lead into the real site:
 * `page.goto('docs/intro')`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    async ({}, use) => {
      const servers = await Promise.all(
        Object.entries(served).map(async ([name, options]) => {
          const server = await listen(createSiteServer({ ...options, isCompressed: false }), 0);
          return { name, server, address: `http://localhost:${server.port}${options.basePath}` };
        }),
      );
      await use(
        Object.fromEntries(
          servers.map(({ name, address }) => [name, address]),
        ) as unknown as WorkerFixtures['sites'],
      );
      await Promise.all(servers.map(({ server }) => server.close()));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sites }, use) => {
    await use(sites.real);
  },
  noise: [
    async ({ context }, use) => {
      const noise = new Noise();
      noise.listenToNetwork(context);
      // When tests share a window, its page exists before they begin.
      for (const page of context.pages()) noise.listenTo(page);
      context.on('page', (page) => noise.listenTo(page));
      await use(noise);
      expect(noise.report(), 'console messages, uncaught errors and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Waits until the application has taken over the page, which it does at a reader's first sign of intent. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens an address and waits until the application has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
