import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { measure } from './measure';

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

it('counts what the browser asks for, each file once', () => {
  const html =
    `<link rel=stylesheet href=${base}assets/css/styles.1.css><link rel="stylesheet" href="${base}assets/css/a.1.css">` +
    `<style>i{color:red}</style><script data-styles="${base}assets/css/b.1.css" data-scripts="${base}assets/js/a.1.js ${base}assets/js/main.1.js">load()</script>` +
    `<script type="application/ld+json">{}</script><img src=${base}img/logo.svg><img src="${base}img/logo.svg">` +
    `<img loading=lazy src="${base}img/late.svg"><img src="https://example.org/a.png">`;
  expect(measure(html, read)).toEqual({
    sizes: {
      'until the load event': size(html) + size('p{color:red}') + size('b{color:red}') + size('<svg/>'),
      'inline scripts': size('load()'),
      'rules in the page': size('i{color:red}'),
      'sheets that follow': size('b{top:0}'),
      'main script': size('main()'),
      'parts of the page': size('a()'),
    },
    requests: 4,
    blocking: [],
  });
});

it('finds a script that runs at once', () => {
  expect(measure(`<script src="${base}assets/js/main.1.js" defer></script>`, read).blocking).toEqual([
    'assets/js/main.1.js',
  ]);
});
