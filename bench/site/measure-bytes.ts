import type { Browser, CDPSession, Page } from '@playwright/test';

export type ByteKind = 'html' | 'script' | 'style' | 'image' | 'font' | 'other';

/** What has come over the wire up to a moment: compressed bytes, headers left out. */
export interface Bytes {
  readonly requests: number;
  readonly total: number;
  readonly kinds: Readonly<Record<ByteKind, number>>;
}

export interface PageBytes {
  /** What had come when the first text was painted. */
  readonly paint: Bytes;
  readonly load: Bytes;
  readonly idle: Bytes;
  /** Idle again after a reader has moved the pointer, scrolled and pressed a key. */
  readonly interaction: Bytes;
  readonly firstPaintMs: number;
}

interface Arrived {
  readonly kind: ByteKind;
  readonly bytes: number;
  /** Seconds of the wall clock. */
  readonly at: number;
}

function kindOf(url: string, type: string): ByteKind {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  if (type === 'Document' || pathname.endsWith('.html')) return 'html';
  if (/\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(pathname)) return 'image';
  return /\.(?:woff2?|ttf)$/.test(pathname) ? 'font' : 'other';
}

function sum(arrived: readonly Arrived[]): Bytes {
  const of = (kind: ByteKind): number =>
    arrived.filter((each) => each.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const kinds = {
    html: of('html'),
    script: of('script'),
    style: of('style'),
    image: of('image'),
    font: of('font'),
    other: of('other'),
  };
  return {
    requests: arrived.length,
    total: Object.values(kinds).reduce((total, bytes) => total + bytes, 0),
    kinds,
  };
}

/** Bodies as they were sent, each counted once it is there. */
function watch(session: CDPSession): readonly Arrived[] {
  const arrived: Arrived[] = [];
  const started = new Map<string, { readonly url: string; readonly type: string; headers: number }>();
  /** From the network's clock to the wall clock. */
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => (offset = wallTime - timestamp));
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('http'))
      started.set(requestId, { url: response.url, type, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = started.get(requestId);
    if (!request) return;
    const bytes = Math.max(0, encodedDataLength - request.headers);
    arrived.push({ kind: kindOf(request.url, request.type), bytes, at: timestamp + offset });
  });
  return arrived;
}

/** Long enough for work that waits for an idle moment, and for what that work asks for. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
}

/** Measures one visit of a page by a reader who has never been here. */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const arrived = watch(session);
  await page.goto(url, { waitUntil: 'load' });
  const load = sum(arrived);
  await untilIdle(page);
  const idle = sum(arrived);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Shift');
  await untilIdle(page);
  const interaction = sum(arrived);
  const { timeOrigin, firstPaintMs } = await page.evaluate(() => ({
    timeOrigin: performance.timeOrigin,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const paint = sum(arrived.filter(({ at }) => at * 1000 <= timeOrigin + firstPaintMs));
  await context.close();
  return { paint, load, idle, interaction, firstPaintMs };
}
