import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import adaptSheet from './modal-sheet-loader.cjs';

const namesIn = (sheet: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(sheet.matchAll(pattern), ([, name]) => name ?? '')),
];

const sheet = adaptSheet(readFileSync('node_modules/@docsearch/css/dist/modal.css', 'utf8'));
const ours = readFileSync('src/features/search/bar/modal.css', 'utf8');

it('leaves no rules for :root, html or body', () => {
  expect(sheet).toContain('.DocSearch-Modal{');
  expect(sheet + ours).not.toMatch(/:root|(?:^|[},])\s*(?:html|body)\s*\{/m);
});

it('uses only variables that modal.css sets on the container, and the height that the modal sets', () => {
  const asked = namesIn(sheet, /var\((--docsearch-[\w-]+)/g).filter((name) => name !== '--docsearch-vh');
  const [, container] = /^\.DocSearch-Container \{([^}]*)\}/m.exec(ours) ?? [];
  expect(asked.length).toBeGreaterThan(20);
  expect(namesIn(container ?? '', /(--docsearch-[\w-]+):/g)).toEqual(expect.arrayContaining(asked));
});

it('stops the build when the style sheet has changed', () => {
  expect(() => adaptSheet('a{}')).toThrow('plugins/search-index/modal-sheet-loader.cjs');
});
