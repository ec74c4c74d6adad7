import { readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTempFolder, writeFiles } from '../../scripts/test/temp-folder';
import { newestIn } from './newest-in';

const files = { 'docs/a.md': 'A', 'docs/b.md': 'B', 'build/index.html': '', '.docusaurus/routes.js': '' };
const before = 1_000_000;

let root: string;

beforeEach(() => {
  root = makeTempFolder(files);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    utimesSync(path.join(root, name), before, before);
});

it('newestIn gives the time of the newest change', () => {
  expect(newestIn(root)).toBe(before * 1000);
});

it.each<[what: string, change: () => void]>([
  ['was changed', () => writeFiles(root, { 'docs/a.md': 'Anew' })],
  ['was added', () => writeFiles(root, { 'docs/c.md': '' })],
  ['was removed', () => rmSync(path.join(root, 'docs/a.md'))],
  ['was renamed', () => renameSync(path.join(root, 'docs/a.md'), path.join(root, 'docs/c.md'))],
])('is later when a file %s', (_, change) => {
  change();
  expect(newestIn(root)).toBeGreaterThan(before * 1000);
});

it('does not change when the site is built', () => {
  writeFiles(root, { 'build/index.html': 'Built', '.docusaurus/routes.js': '[]' });
  expect(newestIn(root)).toBe(before * 1000);
});
