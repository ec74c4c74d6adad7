import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeTempFolder, writeFiles } from '../../scripts/test/temp-folder';
import { writeVersions } from './fixture';
import { changesBetween, type Pair } from './store';

vi.setConfig({ testTimeout: 60_000 });

async function keptAfter(root: string, pair: Pair): Promise<readonly string[]> {
  await changesBetween(root, pair, '/');
  return readdirSync(path.join(root, '.cache/api-changes'));
}

it('computes changes once for concurrent calls, and keeps them in a file', async () => {
  const root = writeVersions(makeTempFolder(), 'export declare const a: 1;', 'export declare const a: 2;');
  const pair = { from: '1.0', to: 'next' };
  const [one, other] = await Promise.all([changesBetween(root, pair, '/'), changesBetween(root, pair, '/')]);
  expect(one.changes.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['a changed']);
  expect(other).toBe(one);
  expect(readdirSync(path.join(root, '.cache/api-changes'))).toHaveLength(1);
  expect(await changesBetween(root, pair, '/')).toEqual(one);
});

it('computes the changes again when the code that orders names changes', async () => {
  const root = writeVersions(makeTempFolder(), 'export declare const a: 1;', 'export declare const a: 2;');
  const pair = { from: '1.0', to: 'next' };
  const before = await keptAfter(root, pair);
  const order = path.join(root, 'plugins/repository-files/by-name.ts');
  mkdirSync(path.dirname(order), { recursive: true });
  writeFileSync(order, '');
  const after = await keptAfter(root, pair);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

it('deletes old results of the same versions and keeps those of other versions', async () => {
  const root = writeVersions(makeTempFolder(), 'export declare const a: 1;', 'export declare const a: 2;');
  writeFiles(path.join(root, '.cache/api-changes'), { '0.9-1.0-key.json': '{}', '1.0-next-old.json': '{}' });
  const kept = await keptAfter(root, { from: '1.0', to: 'next' });
  expect(kept).toContain('0.9-1.0-key.json');
  expect(kept).not.toContain('1.0-next-old.json');
  expect(kept).toHaveLength(2);
});
