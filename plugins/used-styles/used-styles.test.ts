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
  ])('%s: %s', (selector, expected) => {
    expect(
      isUsed(selector, collectWords(['class="a"', '`alert--${type}`', '`x language-${name} rows-`'])),
    ).toBe(expected);
  });

  it('lose the selectors that show nothing, and go with the last of them', () => {
    expect(keep('.a,.b{color:red}.b{color:blue}@media print{.b{color:blue}}', '"a"')).toBe('.a{color:red}');
  });

  it('leave the steps of an animation alone, and take unused ones with them', () => {
    expect(keep('@keyframes in{0%{top:0}}@keyframes out{to{top:1px}}.a{animation:in 1s}', '"a"')).toBe(
      '@keyframes in{0%{top:0}}.a{animation:in 1s}',
    );
  });
});

describe('custom properties', () => {
  it('go when nothing reads them, and then those only they have read', () => {
    expect(keep(':root{--a:1px;--b:var(--a);--c:2px}html{top:var(--c);--d:var(--c)}', '"--d"')).toBe(
      'html{top:2px;--d:2px}',
    );
  });

  it('that are set once are written out, however deep', () => {
    expect(keep(':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--a)var(--b) var(--gone,var(--a))}')).toBe(
      'p{margin:1px calc(1px*2) var(--gone,1px)}',
    );
  });

  it('that are written out stay apart from what only their parenthesis held apart', () => {
    expect(keep(':root{--a:1px}p{margin:calc(2px)var(--a)10%var(--a)}')).toBe(
      'p{margin:calc(2px) 1px 10% 1px}',
    );
  });

  it('stay when they are set twice, or when code names them', () => {
    const css = ':root{--a:1px;--b:2px}.x{--a:2px}p{margin:var(--a) var(--b)}';
    expect(keep(css, 'x --b')).toBe(css);
  });

  it('stay when they are set for good, or elsewhere than for the whole page', () => {
    const css = ':root{--a:1px!important}.x{--b:2px}p{margin:var(--a) var(--b)}';
    expect(keep(css, 'x')).toBe(css);
  });

  it('of a layer go when the same is set outside of layers', () => {
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

  it('of a layer go in dark mode, too, when the site sets them once for both modes', () => {
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

  it('of a layer go for the mode alone that is set outside of layers, however it is written', () => {
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

  it('of a layer stay when they are set for good there, which wins over what stands outside', () => {
    const css = '@layer l{:root{--a:1px!important}}:root{--a:2px}p{margin:var(--a)}';
    expect(keep(css)).toBe(css);
  });

  it('of a layer stay when outside of layers only another medium sets them', () => {
    const css = '@layer l{:root{--a:1px}}@media print{:root{--a:2px}}p{margin:var(--a)}';
    expect(keep(css)).toBe(css);
  });

  it('of a layer stay for a list of which the sheets outside of layers set one', () => {
    const css = '@layer l{:root,.x{--a:1px}}:root{--a:2px}p{margin:var(--a)}';
    expect(keep(css, 'x')).toBe(css);
  });

  it('that another sheet sets too are no constants', () => {
    const others = setIn(['.modal{--a:2px}']);
    expect(
      keepUsed(readTree(':root{--a:1px;--b:1px}p{margin:var(--a) var(--b)}'), collectWords([]), others),
    ).toBe(':root{--a:1px}p{margin:var(--a) 1px}');
  });

  it('that another sheet reads are known', () => {
    expect([...readElsewhere([':root{--own:1px}p{margin:var(--own) var(--shared)}'])]).toEqual(['--shared']);
  });
});

it('other properties of a layer stay: a browser may not know the value outside of it', () => {
  const css = '@layer l{:root{color:red}}:root{color:oklch(50% 0 0)}';
  expect(keep(css)).toBe(css);
});

describe('dark mode', () => {
  it('is for the screen, where each rule stands', () => {
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

  it('is for the screen also within a condition, and behind one', () => {
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
  ])('leaves %s', (css) => {
    expect(keep(css, 'navbar--dark')).toBe(css);
  });
});

it('of the looks of navbar and footer, those that are not chosen are named', () => {
  expect([...looksNotChosen({})]).toEqual(['navbar--dark', 'navbar--primary', 'footer--dark']);
  const chosen = { navbar: { style: 'dark' }, footer: { style: 'dark' } };
  expect([...looksNotChosen(chosen)]).toEqual(['navbar--primary']);
});

it('PostCSS works without presets, with what other plugins gave it, and looks for no configuration', () => {
  const { configurePostCss } = usedStylesPlugin({ siteConfig: { themeConfig: {} } } as LoadContext);
  const layers = (): void => undefined;
  const plugins = [['/modules/postcss-preset-env/dist/index.cjs', {}], layers];
  expect(configurePostCss?.({ ident: 'postcss', plugins })).toEqual({
    ident: 'postcss',
    plugins: [layers],
    config: false,
  });
});
