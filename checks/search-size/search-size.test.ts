import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Stop } from '../../scripts/fail';
import { makeTempFolder, type FileTexts, writeFiles } from '../../scripts/test/temp-folder';
import { budget, checkSizes, describeSize } from './check-sizes';
import { run } from './run';

const result = (brotli: number, gzip: number) => ({
  version: '0.3.0',
  file: 'build/search-index/0.3.0.index.0a.json',
  bytes: { raw: 300_000, gzip, brotli },
});

it('accepts sizes at the budget', () => {
  expect(checkSizes([result(budget.brotli, budget.gzip)])).toEqual([]);
});

it('names the encoding whose size exceeds the budget', () => {
  const findings = checkSizes([result(budget.brotli + 1, budget.gzip), result(1, budget.gzip + 1000)]);
  expect(findings.map(({ message }) => message)).toEqual([
    'The first search result in version 0.3.0 takes 95001 bytes (brotli), 1 more than the budget.',
    'The first search result in version 0.3.0 takes 131000 bytes (gzip), 1000 more than the budget.',
  ]);
});

it('describes the measured sizes', () => {
  expect(describeSize(result(85_700, 94_700))).toBe(
    'first result in 0.3.0 after 85.7 kB brotli, 94.7 kB gzip',
  );
});

describe('run', () => {
  const indexes = (...versions: readonly string[]) =>
    JSON.stringify({
      indexes: versions.map((version) => ({ source: { name: version, version }, index: `${version}.json` })),
    });

  /** A repository whose build consists of these files. */
  function rootWith(files: FileTexts): string {
    const root = makeTempFolder({ 'build/404.html': '' });
    for (const folder of ['search-index', 'assets/js'])
      mkdirSync(path.join(root, 'build', folder), { recursive: true });
    writeFiles(path.join(root, 'build'), files);
    return root;
  }

  it.each([
    [{}, 'build/search-index/manifest.json: There is no such file. Build again'],
    [
      { 'search-index/manifest.json': indexes('0.3.0') },
      'build/search-index/manifest.json: It lists 1 version and 0 others',
    ],
    [
      { 'search-index/manifest.json': indexes('') },
      'build/search-index/manifest.json: It lists 0 versions and 1 other',
    ],
    [
      { 'search-index/manifest.json': indexes('0.3.0', '') },
      'build/assets/js: It must hold one search worker',
    ],
    [
      {
        'search-index/manifest.json': indexes('0.3.0', ''),
        'assets/js/search.0a.js': '0',
        'assets/js/search.0b.js': '0',
      },
      'build/assets/js: It must hold one search worker',
    ],
  ])('stops at a build without the expected indexes and search worker: %j', async (files, message) => {
    const looking = Promise.resolve().then(() => run(rootWith(files), () => undefined));
    await expect(looking).rejects.toThrow(message);
    await expect(looking).rejects.toBeInstanceOf(Stop);
  });

  it('adds up what is fetched before the first result, and names the index of the version', async () => {
    // Each index is within the budget; both together exceed it.
    const half = (): string => randomBytes(50_000).toString('base64');
    const root = rootWith({
      'search-index/manifest.json': indexes('0.3.0', ''),
      'search-index/0.3.0.json': half(),
      'search-index/.json': half(),
      'assets/js/search.0a.js': '0',
      'assets/js/main.0a.js': '0',
    });
    const notes: string[] = [];
    const findings = await run(root, (note) => notes.push(note));
    expect(notes).toEqual([expect.stringMatching(/^first result in 0\.3\.0 after 10\d\.\d kB brotli/)]);
    expect(findings.map(({ file }) => file)).toEqual(['build/search-index/0.3.0.json']);
  });
});
