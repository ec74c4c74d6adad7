import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { budgets, measuredRoute, type Part } from './budgets';
import { compareSizes } from './compare';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../../scripts/fail';
import { measure, type Measured } from './measure';
import { run } from './run';
import { settleHashes } from './settle-hashes';

const files: Readonly<Record<string, string>> = {
  'assets/css/styles.1.css': 'p{color:red}',
  'assets/css/a.1.css': 'b{color:red}',
  'assets/css/b.1.css': 'b{top:0}',
  'assets/js/a.1.js': 'a()',
  'assets/js/main.1.js': 'main()',
  'img/logo.svg': '<svg/>',
};
const size = (text: string): number => brotliCompressSync(text).length;
const read = (file: string): Buffer => Buffer.from(files[file] ?? '');
const base = '/ageSchemaClient/';

it('measures each file that the browser loads, and counts it once', () => {
  const html =
    `<link rel=stylesheet href=${base}assets/css/styles.1.css><link rel="stylesheet" href="${base}assets/css/a.1.css">` +
    `<style>i{color:red}</style><script data-styles="${base}assets/css/b.1.css" data-scripts="${base}assets/js/a.1.js ${base}assets/js/main.1.js">load()</script>` +
    `<script type="application/ld+json">{}</script><img src=${base}img/logo.svg><img src="${base}img/logo.svg">` +
    `<img loading=lazy src="${base}img/late.svg"><img src="https://example.org/a.png">`;
  expect(measure(html, read, [])).toEqual({
    sizes: {
      'until the load event': size(html) + size('p{color:red}') + size('b{color:red}') + size('<svg/>'),
      'inline scripts': size('load()'),
      'rules in the page': size('i{color:red}'),
      'sheets that follow': size('b{top:0}'),
      'main script': size('main()'),
      'parts of the page': size('a()'),
    },
    empty: [],
    requests: 4,
    blocking: [],
  });
});

it('says which page is missing from the build', () => {
  const root = makeTempFolder({ 'build/404.html': '', 'build/assets/css/styles.1.css': '' });
  expect(() => run(root, () => undefined)).toThrow(
    new Stop(`build/${measuredRoute}/index.html: There is no such file. Build again with npm run build.`),
  );
});

it('settleHashes gives builds that differ only in their hashes the same text', () => {
  const build = (main: string, other: string, sheet: string): string =>
    `"/a/main.${main}.js" "/a/b.${other}.js" h=()=>"${other}0123abcd" {c:"${sheet}"}[e]+".css"`;
  const settle = (main: string, other: string, sheet: string): string =>
    settleHashes(build(main, other, sheet), [
      `assets/js/main.${main}.js`,
      `assets/js/b.${other}.js`,
      `assets/css/c.${sheet}.css`,
    ]);
  const settled = settle('9a7f9aa8', '1d8eed46', '62a4aec6');
  expect(settled).toBe(settle('147638b6', 'e93cdf9a', 'f00ba411'));
  expect(settled).toHaveLength(build('9a7f9aa8', '1d8eed46', '62a4aec6').length);
  expect(settled).not.toMatch(/9a7f9aa8|1d8eed46|0123abcd|62a4aec6/);
});

it('measures the same sizes for builds that differ only in their hashes', () => {
  const measured = (main: string, part: string, sheet: string): Measured['sizes'] => {
    const scripts = [`assets/js/main.${main}.js`, `assets/js/b.${part}.js`];
    const named = scripts.map((script) => base + script).join(' ');
    const html = `<p data-sheet="${sheet}"><script data-scripts="${named}">load()</script>`;
    const code = (): Buffer => Buffer.from(`load("${part}","${sheet}")`);
    return measure(html, code, [`assets/css/c.${sheet}.css`]).sizes;
  };
  // Repeated digits compress to fewer bytes than others.
  expect(measured('9a7f9aa8', '1d8eed46', '62a4aec6')).toEqual(measured('00000000', '11111111', '22222222'));
});

it('lists a script that runs without waiting for the reader, and counts its bytes', () => {
  const html = `<script src="${base}assets/js/main.1.js" defer></script>`;
  const { blocking, sizes } = measure(html, read, []);
  expect(blocking).toEqual(['assets/js/main.1.js']);
  expect(sizes['until the load event']).toBe(size(html) + size('main()'));
});

it('lists the parts that it found nothing of, such as scripts in another attribute', () => {
  const html = `<style>i{top:0}</style><script data-sheets="${base}assets/css/b.1.css" data-code="${base}assets/js/main.1.js">load()</script>`;
  const sheetsAndScripts = ['sheets that follow', 'main script', 'parts of the page'];
  expect(measure(html, read, []).empty).toEqual(sheetsAndScripts);
  expect(measure('<p>Text', read, []).empty).toEqual([
    'inline scripts',
    'rules in the page',
    ...sheetsAndScripts,
  ]);
});

const within: Measured = { sizes: budgets, empty: [], requests: 3, blocking: [] };
const messages = (differing: Partial<Measured>): readonly string[] =>
  compareSizes('build/a/index.html', { ...within, ...differing }).map(({ message }) => message);
const bigger = (part: Part): Measured['sizes'] => ({ ...budgets, [part]: budgets[part] + 1 });

it('accepts a page within its budgets', () => {
  expect(messages({})).toEqual([]);
});

it.each<[Partial<Measured>, string]>([
  [
    { sizes: bigger('main script') },
    `main script: ${String(budgets['main script'] + 1)} bytes (brotli), 1 more than the budget.`,
  ],
  [{ empty: ['main script'] }, 'main script: nothing was found, so nothing was measured.'],
  [{ requests: 4 }, 'The browser asks for 4 files until its load event; 3 are allowed.'],
  [{ blocking: ['a.js'] }, 'The script a.js runs before the reader asks for anything.'],
])('reports a page with %j', (differing, message) => {
  expect(messages(differing)).toEqual([message]);
});
