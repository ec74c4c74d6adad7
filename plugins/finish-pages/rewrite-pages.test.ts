import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { rewritePages } from './rewrite-pages';

describe('rewritePages', () => {
  const files = { 'index.html': 'home', 'docs/intro.html': 'intro', 'robots.txt': 'all' };
  const site = makeTempFolder(files, afterAll);

  it('rewrites HTML files in all folders and no other files', () => {
    rewritePages(site, (html) => html.toUpperCase());
    expect(
      ['index.html', 'docs/intro.html', 'robots.txt'].map((file) =>
        readFileSync(path.join(site, file), 'utf8'),
      ),
    ).toEqual(['HOME', 'INTRO', 'all']);
  });

  it('names the page whose rewriting throws', () => {
    const fail = (html: string): string => {
      if (html === 'INTRO') throw new Error('There is no <head>.');
      return html;
    };
    expect(() => rewritePages(site, fail)).toThrow(`${path.join('docs', 'intro.html')}: There is no <head>.`);
  });
});
