import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy, buildPolicy, hashInlineScripts } from './policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes each inline script once and leaves data blocks and files alone', () => {
  const html =
    '<script>a()</script><script>a()</script><script type="application/ld+json">{}</script>' +
    '<script src=/x.js defer></script><script type=module>b()</script>';
  expect(hashInlineScripts(html)).toEqual([sha('a()'), sha('b()')]);
});

test.each([
  `<meta content='"<script>x()</script>'>`,
  '<meta content="a <script>">',
  "<!-- it's <script> -->",
])('ignores a script tag inside an attribute or a comment: %s', (before) => {
  expect(hashInlineScripts(`<p>it's</p>${before}<script data-a="<b>">a()</script>`)).toEqual([sha('a()')]);
});

test('hashes an inline script with data-src and data-type attributes', () => {
  const html = '<script data-src="/x.js" data-type="application/json">a()</script>';
  expect(hashInlineScripts(html)).toEqual([sha('a()')]);
});

test('allows WASM and workers of this site, and calls to the given hosts only', () => {
  const policy = buildPolicy('', ['https://*.example.net']);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("connect-src 'self' https://*.example.net");
  expect(policy).not.toContain("'unsafe-eval'");
});

test('allows only the own origin by default, and no objects or base element', () => {
  const rules = buildPolicy('')
    .split(';')
    .map((rule) => rule.trim());
  expect(rules[0]).toBe("default-src 'self'");
  expect(rules).toEqual(
    expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "form-action 'self'"]),
  );
});

test('puts the policy directly after the charset', () => {
  const html = addPolicy('<html><head><meta charset=UTF-8><script>a()</script></head></html>');
  expect(html).toMatch(
    /^<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src/,
  );
  expect(html).toContain(sha('a()'));
});

test('throws for a page without a head', () => {
  expect(() => addPolicy('<p>x</p>')).toThrow('no <head>');
  expect(() => addPolicy('<header class=top>x</header>')).toThrow('no <head>');
});
