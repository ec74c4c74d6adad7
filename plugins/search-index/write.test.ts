import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder, writeFiles } from '../../scripts/test/temp-folder';
import { indexFolder, indexFormat, manifestName } from '../../src/features/search/engine/index-file';
import type { SearchPage } from './records';
import { packSite, writeIndexes } from './write';

const pageOf = (route: string, version: string): SearchPage => ({
  route,
  version,
  group: 'Guides',
  kind: 'guide',
  title: route,
  description: '',
  keywords: '',
  language: 'en',
  tag: version ? `docs-default-${version}` : 'default',
  sections: [
    { level: 1, heading: route, anchor: '', text: `All of ${route}.`, code: '', names: '', messages: [] },
  ],
  links: [],
});

const pages = [
  pageOf('docs/next/a', 'current'),
  pageOf('glossary', ''),
  pageOf('docs/a', '0.3.0'),
  pageOf('b', ''),
];

it('writes the files that the manifest names, and deletes files of earlier builds', async () => {
  const build = makeTempFolder();
  const folder = path.join(build, indexFolder);
  writeFiles(folder, { 'old/site.index.0.json': '', 'site.index.0.json': '' });
  const manifest = await writeIndexes(pages, build);
  expect(JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8'))).toEqual(manifest);
  expect(manifest).toMatchObject({
    format: indexFormat,
    indexes: [
      {
        source: { name: 'current' },
        index: expect.stringMatching(/^current\.index\.[0-9a-f]{10}\.json$/) as string,
        text: expect.stringMatching(/^current\.text\.[0-9a-f]{10}\.json$/) as string,
      },
      { source: { name: 'site' } },
      { source: { name: '0.3.0' } },
    ],
  });
  const named = manifest.indexes.flatMap(({ index, text }) => [index, text]);
  expect(readdirSync(folder).sort()).toEqual([...named, manifestName].sort());
  expect(existsSync(path.join(folder, 'old'))).toBe(false);
});

it('makes one index per docs version and one for all other pages, the same for the same pages', () => {
  const packed = packSite(pages);
  expect(packed.map(({ index }) => index.source)).toEqual([
    { name: 'current', version: 'current', tag: 'docs-default-current', language: 'en' },
    { name: 'site', version: '', tag: 'default', language: 'en' },
    { name: '0.3.0', version: '0.3.0', tag: 'docs-default-0.3.0', language: 'en' },
  ]);
  expect(packed.map(({ text }) => text.texts.length)).toEqual([1, 2, 1]);
  expect(packSite(pages)).toEqual(packed);
});

it('gives indexes with different content different build ids, shared by index and text', () => {
  const others = pages.map((page) => ({ ...page, description: 'Other words.' }));
  const builds = [...packSite(pages), ...packSite(others)].map(({ index, text }) => [
    index.build,
    text.build,
  ]);
  expect(new Set(builds.flat()).size).toBe(6);
  expect(builds.every(([index, text]) => index === text)).toBe(true);
});
