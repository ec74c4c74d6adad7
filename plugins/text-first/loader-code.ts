import path from 'node:path';
import { buildSync } from 'esbuild';
import { browserslist } from '../../package.json';

const entry = path.resolve(__dirname, '../../src/features/text-first/loader/index.ts');

/** As esbuild names them: `chrome >= 119` is `chrome119`. */
const oldestBrowsers = browserslist.production.map((each) =>
  each.replace(' >= ', '').replace('ios_saf', 'ios'),
);

/**
 * The loader that stands inline in each page: its modules in one, minified for the browsers of this site.
 *
 * @throws Error naming its module when it holds text that would end its script element or a tag of the template
 */
export function bundleLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: oldestBrowsers,
    legalComments: 'none',
    charset: 'utf8',
    // Omits `"use strict"`: nothing in the loader depends on it, because the compiler is strict.
    tsconfigRaw: {},
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--|<%|%>/i.test(code)) {
    throw new Error(`${entry}: the loader holds text that would end its script element or a template tag.`);
  }
  return code;
}
