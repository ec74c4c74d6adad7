import type { Page, Request } from '@playwright/test';

/** The page's code files, which the bundler names by a hash. */
const codeFiles = /\/assets\/js\/[^/]+\.js$/;

export interface Hold {
  /** Lets every held request continue, and all later ones. */
  release(): void;
}

const isScript = (request: Request): boolean => request.resourceType() === 'script';

/**
 * Holds back requests that the page makes from now on.
 *
 * @param files - Their addresses, as `page.route` takes them.
 * @param isHeld - Which of the requests wait; the others go through.
 */
export async function hold(
  page: Page,
  files: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<Hold> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route, request) => {
    if (isHeld(request)) await gate;
    await route.fallback();
  });
  return { release };
}

/** Holds back code files that the page requests from now on. Prefetches go through, because nothing waits for them. */
export const holdCode = (page: Page): Promise<Hold> => hold(page, codeFiles, isScript);

/** Lets requests for code files fail, until {@link Hold.release} is called. */
export async function breakCode(page: Page): Promise<Hold> {
  let isBroken = true;
  await page.route(codeFiles, async (route, request) => {
    if (isBroken && isScript(request)) await route.abort();
    else await route.continue();
  });
  return {
    release: () => {
      isBroken = false;
    },
  };
}

/** The same until the page requests its next document, whose own request precedes those of its scripts. */
export async function breakCodeHere(page: Page): Promise<void> {
  const code = await breakCode(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) code.release();
  });
}

/** Addresses of the code files that the page has requested since the call, without prefetches. */
export function watchCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isScript(request) && codeFiles.test(request.url())) asked.push(request.url());
  });
  return asked;
}
