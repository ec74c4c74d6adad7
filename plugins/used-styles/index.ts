import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keepUsed, readElsewhere, setIn } from './keep-used';
import { looksNotChosen } from './looks';
import { minifyAgain } from './minify-again';
import { shortenClassNames } from './short-class-names';
import { readTree } from './tree';
import { collectWords, type Words } from './words';

const isSheet = (name: string): boolean => name.endsWith('.css');
const isCode = (name: string): boolean => name.endsWith('.js');

/** Cuts each sheet down to what the code, or another sheet, can ask for. */
function cutDown(
  sheets: ReadonlyMap<string, string>,
  code: Words,
  never: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    [...sheets].map(([name, css]) => {
      const others = [...sheets].filter(([other]) => other !== name).map(([, text]) => text);
      const read = readElsewhere(others);
      const words: Words = { has: (word) => !never.has(word) && (code.has(word) || read.has(word)) };
      return [name, minifyAgain(keepUsed(readTree(css), words, setIn(others)))];
    }),
  );
}

/** Runs when code and sheets are minified and their files have no final names yet. */
const usedStyles = (never: ReadonlySet<string>): WebpackPluginInstance => ({
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('used-styles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'used-styles', stage }, (assets) => {
        const textOf = (name: string): string => assets[name]?.source().toString() ?? '';
        const names = Object.keys(assets);
        const code = collectWords(names.filter(isCode).map(textOf));
        const sheets = new Map(names.filter(isSheet).map((name) => [name, textOf(name)]));
        for (const [name, css] of cutDown(sheets, code, never))
          compilation.updateAsset(name, new sources.RawSource(css));
      });
    });
  },
});

/**
 * Removes PostCSS' presets: the minifier already writes the prefixes that `browserslist` asks for. The presets took
 * four seconds of processor time and added 1.1 kB of prefixes that none of these browsers needs.
 */
const withoutPresets = (plugins: readonly unknown[]): unknown[] =>
  plugins.filter((each) => !(Array.isArray(each) && String(each[0]).includes('postcss-preset-env')));

/** Leaves out of the style sheets what no page of this site can show. */
export default function usedStylesPlugin({ siteConfig }: LoadContext): Plugin {
  const never = looksNotChosen(siteConfig.themeConfig);
  return {
    name: 'used-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: withoutPresets(options.plugins),
      // There is no PostCSS configuration file; looking for one beside each of some two hundred sheets took three
      // seconds.
      config: false,
    }),
    configureWebpack: (config, isServer): Configuration => {
      // The development server keeps all styles, and names that can be read.
      if (process.env.NODE_ENV !== 'production') return {};
      shortenClassNames(config);
      return isServer ? {} : { plugins: [usedStyles(never)] };
    },
  };
}
