import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import usedStylesPlugin from '.';
import { keepUsed, readElsewhere, setIn } from './keep-used';
import { looksNotChosen } from './looks';
import { isUsed } from './pick-rules';
import { readTree } from './tree';
import { collectWords } from './words';

const keep = (css: string, ...code: string[]): string => keepUsed(readTree(css), collectWords(code));

describe('rules', () => {
  it.each([
    ['.a', true],
    ['.a .b', false],
    ['.a:not(.b)', true],
    ['.a:is(.b,.c)', true],
    ['.a:where(.b)', false],
    [':where(.a)', true],
    ['.a[href$=".b"]', true],
    ['p > em', true],
    ['.alert--info', true],
    ['.language-rows', true],
    ['.rows-language', false],
    ['.b', false],
  ])('are used by the selector %s: %s', (selector, expected) => {
    expect(
      isUsed(selector, collectWords(['class="a"', '`alert--${type}`', '`x language-${name} rows-`'])),
    ).toBe(expected);
  });

  it('lose unused selectors, and are removed when none is left', () => {
    expect(keep('.a,.b{color:red}.b{color:blue}@media print{.b{color:blue}}', '"a"')).toBe('.a{color:red}');
  });

  it('keep the steps of used animations, and unused animations are removed', () => {
    expect(keep('@keyframes in{0%{top:0}}@keyframes out{to{top:1px}}.a{animation:in 1s}', '"a"')).toBe(
      '@keyframes in{0%{top:0}}.a{animation:in 1s}',
    );
  });
});

describe('custom properties', () => {
  it('are removed when nothing reads them, as are those that only they read', () => {
    expect(keep(':root{--a:1px;--b:var(--a);--c:2px}html{top:var(--c);--d:var(--c)}', '"--d"')).toBe(
      'html{top:2px;--d:2px}',
    );
  });

  it('that are set once are replaced by their values, also in functions and fallbacks', () => {
    expect(keep(':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--a)var(--b) var(--gone,var(--a))}')).toBe(
      'p{margin:1px calc(1px*2) var(--gone,1px)}',
    );
  });

  it('that are replaced get a space where only a parenthesis separated them from the next value', () => {
    expect(keep(':root{--a:1px}p{margin:calc(2px)var(--a)10%var(--a)}')).toBe(
      'p{margin:calc(2px) 1px 10% 1px}',
    );
  });

  it('are kept when they are set twice or named in code', () => {
    const css = ':root{--a:1px;--b:2px}.x{--a:2px}p{margin:var(--a) var(--b)}';
    expect(keep(css, 'x --b')).toBe(css);
  });

  it('are kept when they are set with !important or for a part of the page', () => {
    const css = ':root{--a:1px!important}.x{--b:2px}p{margin:var(--a) var(--b)}';
    expect(keep(css, 'x')).toBe(css);
  });

  it('of a layer are removed, for both modes, when set outside layers for both modes', () => {
    expect(
      keep(
        '@layer l{:root{--a:1px;--b:1px}html[data-theme=dark]{--a:2px;--b:2px}}' +
          ':root{--a:3px}@media screen{[data-theme="dark"]{--a:4px}}p{margin:var(--a) var(--b)}',
      ),
    ).toBe(
      '@layer l{:root{--b:1px}@media screen{html[data-theme=dark]{--b:2px}}}' +
        ':root{--a:3px}@media screen{[data-theme="dark"]{--a:4px}}p{margin:var(--a) var(--b)}',
    );
  });

  it('of a layer are removed for dark mode too when set outside layers once for both modes', () => {
    expect(
      keep(
        '@layer l{html[data-theme=dark]{--a:1px;--b:1px}[data-theme=dark]:root{--a:2px}.x{--a:3px}:root{--b:2px}}' +
          ':root{--a:4px}p{margin:var(--a) var(--b)}',
        'x',
      ),
    ).toBe(
      '@layer l{@media screen{html[data-theme=dark]{--b:1px}}.x{--a:3px}:root{--b:2px}}' +
        ':root{--a:4px}p{margin:var(--a) var(--b)}',
    );
  });

  it('of a layer are removed only for dark mode when set outside layers for dark mode', () => {
    expect(
      keep(
        '@layer l{:root{--a:1px}html[data-theme=dark]{--a:2px}@media print{.x{--a:3px}}}' +
          '[data-theme="dark"]{--a:4px}@media print{.y{--a:5px}}p{margin:var(--a)}',
        'x y',
      ),
    ).toBe(
      '@layer l{:root{--a:1px}@media print{.x{--a:3px}}}' +
        '@media screen{[data-theme="dark"]{--a:4px}}@media print{.y{--a:5px}}p{margin:var(--a)}',
    );
  });

  it('of a layer are kept when set with !important, which wins over rules outside layers', () => {
    const css = '@layer l{:root{--a:1px!important}}:root{--a:2px}p{margin:var(--a)}';
    expect(keep(css)).toBe(css);
  });

  it('of a layer are kept when set outside layers only in a media query', () => {
    const css = '@layer l{:root{--a:1px}}@media print{:root{--a:2px}}p{margin:var(--a)}';
    expect(keep(css)).toBe(css);
  });

  it('of a layer are kept for a list of selectors when set outside layers for only one of them', () => {
    const css = '@layer l{:root,.x{--a:1px}}:root{--a:2px}p{margin:var(--a)}';
    expect(keep(css, 'x')).toBe(css);
  });

  it('that another sheet also sets are not replaced', () => {
    const others = setIn(['.modal{--a:2px}']);
    expect(
      keepUsed(readTree(':root{--a:1px;--b:1px}p{margin:var(--a) var(--b)}'), collectWords([]), others),
    ).toBe(':root{--a:1px}p{margin:var(--a) 1px}');
  });

  it('that a sheet reads but does not set are found by readElsewhere', () => {
    expect([...readElsewhere([':root{--own:1px}p{margin:var(--own) var(--shared)}'])]).toEqual(['--shared']);
  });
});

it('other properties of a layer are kept, since a browser may not support the value outside it', () => {
  const css = '@layer l{:root{color:red}}:root{color:oklch(50% 0 0)}';
  expect(keep(css)).toBe(css);
});

describe('rules for dark mode', () => {
  it('are wrapped in @media screen, in their place', () => {
    expect(
      keep(
        '@layer l{[data-theme=dark] p{top:0}html[data-theme="dark"]:root{top:1px}p{top:2px}' +
          "[data-theme='dark'] em{top:3px}}",
      ),
    ).toBe(
      '@layer l{@media screen{[data-theme=dark] p{top:0}html[data-theme="dark"]:root{top:1px}}p{top:2px}' +
        "@media screen{[data-theme='dark'] em{top:3px}}}",
    );
  });

  it('are wrapped in @media screen inside and after other conditions', () => {
    expect(
      keep(
        '@media (width>9px){[data-theme=dark] p{top:0}}@media (width>9px){p{top:1px}}[data-theme=dark] p{top:0}',
      ),
    ).toBe(
      '@media (width>9px){@media screen{[data-theme=dark] p{top:0}}}@media (width>9px){p{top:1px}}' +
        '@media screen{[data-theme=dark] p{top:0}}',
    );
  });

  it.each([
    '[data-theme=dark] p,.navbar--dark{top:0}',
    'html:not([data-theme=dark]) p{top:0}',
    '[data-theme=light] p{top:0}',
    '@media print{[data-theme=dark] p{top:0}}',
    '@media screen{[data-theme=dark] p{top:0}}',
  ])('are not wrapped in %s', (css) => {
    expect(keep(css, 'navbar--dark')).toBe(css);
  });
});

it('looksNotChosen returns the classes of navbar and footer styles that the site does not use', () => {
  expect([...looksNotChosen({})]).toEqual(['navbar--dark', 'navbar--primary', 'footer--dark']);
  const chosen = { navbar: { style: 'dark' }, footer: { style: 'dark' } };
  expect([...looksNotChosen(chosen)]).toEqual(['navbar--primary']);
});

it('PostCSS keeps the plugins of others but not the preset, and searches for no configuration', () => {
  const { configurePostCss } = usedStylesPlugin({ siteConfig: { themeConfig: {} } } as LoadContext);
  const layers = (): void => undefined;
  const plugins = [['/modules/postcss-preset-env/dist/index.cjs', {}], layers];
  expect(configurePostCss?.({ ident: 'postcss', plugins })).toEqual({
    ident: 'postcss',
    plugins: [layers],
    config: false,
  });
});
