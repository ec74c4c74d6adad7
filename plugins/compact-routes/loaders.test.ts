import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import assumeBrowser from './browser-loader.cjs';
import nameChunks from './chunk-name-loader.cjs';
import leaveOutDescriptions from './description-loader.cjs';
import compareWithHistory from './one-entry-loader.cjs';

it('descriptions for translators are removed from the theme, but no other descriptions', () => {
  const source = [
    "translate({ id: 'a', message: 'Close', description: 'The label of a button' })",
    "translate({\n  id: 'b',\n  description:\n    'The label of a menu',\n  message: 'Menu',\n})",
    '<Translate id="c" description="The label of a link">Back</Translate>',
    "const card = { description: 'theme-doc-card-description' }; <Meta description={card.description} />",
  ].join('\n');
  expect(leaveOutDescriptions(source)).toBe(
    [
      "translate({ id: 'a', message: 'Close',  })",
      "translate({\n  id: 'b',\n  \n  message: 'Menu',\n})",
      '<Translate id="c" >Back</Translate>',
      "const card = { description: 'theme-doc-card-description' }; <Meta description={card.description} />",
    ].join('\n'),
  );
});

it('checks for `window` that tell server and browser apart are constants in the browser', () => {
  const source = [
    "if (typeof window === 'undefined') throw new Error();",
    "const canUseDOM = typeof window !== 'undefined' && window.document;",
    "const isBlocked = typeof window['docusaurus'] === 'undefined';",
  ].join('\n');
  expect(assumeBrowser(source)).toBe(
    [
      'if (false) throw new Error();',
      'const canUseDOM = true && window.document;',
      "const isBlocked = typeof window['docusaurus'] === 'undefined';",
    ].join('\n'),
  );
});

it.each([
  ['@docusaurus/core/lib/client/exports/ComponentCreator.js', '@theme/NotFound', 'not-found'],
  [
    '@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js',
    '@docsearch/react/modal',
    'search-dialog',
  ],
])('the chunk that %s imports is named: %s as %s', (file, part, name) => {
  const source = readFileSync(`node_modules/${file}`, 'utf8');
  const named = nameChunks(source);
  expect(named).toContain(`import(/* webpackChunkName: "${name}" */ '${part}')`);
  expect(named.replace(/\/\* webpackChunkName.*? \*\/ /, '')).toBe(source);
});

it('links of the installed router compare their address with the one in the history', () => {
  const source = readFileSync('node_modules/react-router-dom/esm/react-router-dom.js', 'utf8');
  expect(compareWithHistory(source)).toContain(
    'isDuplicateNavigation = createPath(history.location) === createPath(normalizeToLocation(location))',
  );
  expect(() => compareWithHistory('another router')).toThrow('react-router-dom no longer says');
});
