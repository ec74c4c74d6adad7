import type { Page } from '@playwright/test';

/** The page's code files: those the bundler names by a hash. */
const codeFiles = /\/assets\/js\/[^/]+\.js$/;

export interface Hold {
  /** Lets every held request go on, and all that follow. */
  release(): void;
}

/** Holds back code files that the page asks for from now on; prefetches, which nothing waits for, go through. */
export async function holdCode(page: Page): Promise<Hold> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(codeFiles, async (route) => {
    if (route.request().resourceType() === 'script') await gate;
    await route.continue();
  });
  return { release: () => open() };
}

/** Lets code files fail that the page asks for, until {@link Hold.release} is called. */
export async function breakCode(page: Page): Promise<Hold> {
  let isBroken = true;
  await page.route(codeFiles, async (route) => {
    if (isBroken && route.request().resourceType() === 'script') await route.abort();
    else await route.continue();
  });
  return {
    release: () => {
      isBroken = false;
    },
  };
}

/** Addresses of the code files the page has asked for since the call, prefetches left out. */
export function watchCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && codeFiles.test(request.url())) asked.push(request.url());
  });
  return asked;
}
