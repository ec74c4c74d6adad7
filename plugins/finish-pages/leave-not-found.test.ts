import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { leaveNotFound } from './leave-not-found';

const html = '<!doctype html><html><head><meta charset=UTF-8></head></html>';

/** Where the script leads from an address, and what it writes. */
function runAt(address: string): readonly [to: unknown, written: unknown] {
  const [, code = ''] =
    /charset=UTF-8><script>([\s\S]*)<\/script><\/head>/.exec(leaveNotFound(html, '404.html')) ?? [];
  const { origin, pathname, search, hash } = new URL(address);
  const replace = vi.fn();
  const write = vi.fn();
  const location = { origin, pathname, search, hash, replace };
  runInNewContext(code, { window: { location }, document: { write } });
  return [replace.mock.lastCall?.[0], write.mock.lastCall?.[0]];
}

it.each([
  ['https://a.b/base/docs/intro.html', 'https://a.b/base/docs/intro'],
  ['https://a.b/base/docs/intro.html?a=1#b', 'https://a.b/base/docs/intro?a=1#b'],
  ['https://a.b/base/none/index.html', 'https://a.b/base/none/'],
  ['https://a.b//c.d/e.html', 'https://a.b//c.d/e'],
])('%s goes on to %s, and shows nothing before', (from, to) => {
  expect(runAt(from)).toEqual([to, '<plaintext hidden>']);
});

it.each(['https://a.b/base/none', 'https://a.b/base/404.html', 'https://a.b/base/html'])(
  '%s stays',
  (address) => {
    expect(runAt(address)).toEqual([undefined, undefined]);
  },
);

it('leaves other pages alone', () => {
  expect(leaveNotFound(html, 'docs/404.html')).toBe(html);
});
