import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import leaveOutDrawings from './modal-loader.cjs';

it('asks before the modal that is installed is drawn, in one place', () => {
  const modal = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  const changed = leaveOutDrawings(modal);
  expect(changed.match(/isVisibleChange\(/g)).toHaveLength(1);
  expect(changed).toContain('visible-change"');
});

it('stops the build when the modal is another one', () => {
  expect(() => leaveOutDrawings('export {}')).toThrow('plugins/search-index/modal-loader.cjs');
});
