import { describe, expect, it } from 'vitest';
import { namesOf, PageStyles } from './page-styles';

const page = (body: string, ...sheets: readonly string[]): string =>
  `<head><script data-scripts="a.js">run()</script>${sheets.map((href) => `<link rel=stylesheet href=${href} />`).join('\n')}</head>${body}`;

const rulesOf = (html: string): string => /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';

const apply = (body: string, css: string): string =>
  rulesOf(new PageStyles(() => css).apply(page(body, '/a.css')));

describe('namesOf', () => {
  it('reads elements, classes, ids and style attributes, but no text, other attributes or scripts', () => {
    const names = namesOf(
      '<p class="a b--c" title="no > d" id=e style=color:var(--f)>word</p><script>g()</script><IMG alt=h>',
    );
    expect([...names].sort()).toEqual(
      ['--f', 'IMG', 'a', 'b--c', 'body', 'color', 'e', 'head', 'html', 'p', 'tbody', 'var'].sort(),
    );
  });
});

describe('the inlined rules of a page', () => {
  it.each([
    ['.a{top:0}.b{top:0}', '.a{top:0}'],
    ['p{top:0}p>em{top:1px}table{top:0}', 'p{top:0}p>em{top:1px}'],
    ['#x{top:0}#y{top:0}', '#x{top:0}'],
    ['html[data-theme=light] .a:hover{top:0}', 'html[data-theme=light] .a:hover{top:0}'],
    ['.a:not(.b){top:0}@media print{.b{top:0}.a{top:1px}}', '.a:not(.b){top:0}@media print{.a{top:1px}}'],
    [':root{--a:1px;--b:2px}.a{top:var(--a)}.b{top:var(--b)}', '.a{top:1px}'],
    [
      ':root{--a:1rem}.a{padding:calc(var(--a)*.5);margin:0 0 0 0}#x{top:0}.b{top:1px}em{top:0}',
      '.a{margin:0;padding:.5rem}#x,em{top:0}',
    ],
    [
      '.a{animation:1s in}@keyframes in{from{top:0}to{top:1px}}@keyframes out{to{top:0}}',
      '.a{animation:1s in}@keyframes in{0%{top:0}to{top:1px}}',
    ],
    ['.a{-webkit-user-select:none;user-select:none}', '.a{-webkit-user-select:none;user-select:none}'],
  ])('contain only used rules of %s', (css, expected) => {
    expect(apply('<p class=a id=x>table<em>b</em></p>', css)).toBe(expected);
  });

  it('name all layers first, so that the layers keep their order when the sheets load', () => {
    expect(apply('<p class=c>', '@layer one{.a{top:0}}@layer two{.b{top:0}}@layer three{.c{top:0}}')).toBe(
      '@layer one,two,three;@layer three{.c{top:0}}',
    );
  });

  it('keep a custom property that another sheet of the page reads or sets', () => {
    const sheets: Readonly<Record<string, string>> = {
      '/a.css': ':root{--a:1px;--b:1px}',
      '/b.css': '.b{top:var(--a)}',
    };
    const styles = new PageStyles((address) => sheets[address] ?? '');
    expect(rulesOf(styles.apply(page('<p class=b>', '/a.css', '/b.css')))).toBe(
      ':root{--a:1px}.b{top:var(--a)}',
    );
  });

  it('are separate for each page', () => {
    const styles = new PageStyles(() => '.a{top:0}.b{top:0}');
    const rules = ['a', 'b', 'a'].map((name) => rulesOf(styles.apply(page(`<p class=${name}>`, '/a.css'))));
    expect(rules).toEqual(['.a{top:0}', '.b{top:0}', '.a{top:0}']);
  });
});

describe('a page', () => {
  it('passes the addresses of its sheets to the loader, and has no links to them', () => {
    const html = new PageStyles(() => '.a{top:0}').apply(page('<p class=a>', '/a.css', '/b.css'));
    expect(html).toContain('<script data-styles="/a.css /b.css" data-scripts="a.js">');
    expect(html).not.toContain('stylesheet');
    expect(html).toMatch(/<\/script><style>\.a\{top:0\}\.a\{top:0\}<\/style><\/head><p class=a>$/);
  });

  it('without sheets is unchanged', () => {
    expect(new PageStyles(() => '').apply('<p>x</p>')).toBe('<p>x</p>');
  });

  it('with sheets but without a loader is an error', () => {
    expect(() => new PageStyles(() => '').apply('<link rel="stylesheet" href="/a.css">')).toThrow(
      'has no loader',
    );
  });
});
