import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rewritePages } from './rewrite-pages';

describe('rewritePages', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'index.html'), 'home');
  writeFileSync(path.join(site, 'docs/intro.html'), 'intro');
  writeFileSync(path.join(site, 'robots.txt'), 'all');

  it('rewrites pages and nothing else', () => {
    rewritePages(site, (html) => html.toUpperCase());
    expect(
      ['index.html', 'docs/intro.html', 'robots.txt'].map((file) =>
        readFileSync(path.join(site, file), 'utf8'),
      ),
    ).toEqual(['HOME', 'INTRO', 'all']);
  });

  it('names the page that fails', () => {
    const fail = (html: string): string => {
      if (html === 'INTRO') throw new Error('There is no <head>.');
      return html;
    };
    expect(() => rewritePages(site, fail)).toThrow(`${path.join('docs', 'intro.html')}: There is no <head>.`);
  });
});
