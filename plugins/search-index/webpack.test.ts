import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchBundling } from './webpack';

const lib = 'node_modules/@docusaurus/theme-search-algolia/lib';
const theme = `${lib}/theme/SearchBar/index.js`;
const source = [theme, `${lib}/client/useAlgoliaAskAi.js`].map((file) => readFileSync(file, 'utf8')).join('');
const { alias } = searchBundling.resolve;
const { rules } = searchBundling.module;
const inTheme = rules.map((rule) => rule.resolve?.alias ?? {});

// A rule that no longer matches changes nothing and reports nothing.
it('has one rule for each installed file that it changes, on Windows too', () => {
  const files = [
    'node_modules/@docsearch/react/dist/esm/index.js',
    'node_modules/@docsearch/css/dist/modal.css',
    theme,
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  for (const written of [files, files.map((file) => file.replaceAll('/', '\\'))])
    expect(rules.map(({ test }) => written.filter((file) => test.test(file)))).toEqual(
      written.map((file) => [file]),
    );
});

it('replaces only what the search bar of the installed theme imports', () => {
  const names = [alias, ...inTheme].flatMap((each) => Object.keys(each));
  expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});

it('imports no part of DocSearch into the search bar that is not replaced', () => {
  const asked = source.matchAll(/'(@docsearch\/[^']+)'/g);
  const replaced = Object.assign({}, alias, ...inTheme) as Readonly<Record<string, string>>;
  expect(Array.from(asked, ([, name = '']) => name).filter((name) => !(name in replaced))).toEqual([]);
});

it('has a file for everything that it replaces or loads', () => {
  const files = [alias, ...inTheme].flatMap((each): string[] => Object.values(each));
  const loaders = rules.flatMap(({ use = [] }) => use);
  expect([...files, ...loaders].filter((file) => !statSync(file).isFile())).toEqual([]);
});
