import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { writeVersions } from './fixture';
import { changesBetween, type Pair } from './store';

vi.setConfig({ testTimeout: 60_000 });

async function keptAfter(root: string, pair: Pair): Promise<readonly string[]> {
  await changesBetween(root, pair, '/');
  return readdirSync(path.join(root, '.cache/api-changes'));
}

it('computes once what pages ask for at the same time, and keeps it', async () => {
  const root = writeVersions(makeTempFolder(), 'export declare const a: 1;', 'export declare const a: 2;');
  const pair = { from: '1.0', to: 'next' };
  const [one, other] = await Promise.all([changesBetween(root, pair, '/'), changesBetween(root, pair, '/')]);
  expect(one.changes.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['a changed']);
  expect(other).toBe(one);
  expect(readdirSync(path.join(root, '.cache/api-changes'))).toHaveLength(1);
  expect(await changesBetween(root, pair, '/')).toEqual(one);
});

it('computes anew when the order of names is another', async () => {
  const root = writeVersions(makeTempFolder(), 'export declare const a: 1;', 'export declare const a: 2;');
  const pair = { from: '1.0', to: 'next' };
  const before = await keptAfter(root, pair);
  const order = path.join(root, 'plugins/repository-files/by-name.ts');
  mkdirSync(path.dirname(order), { recursive: true });
  writeFileSync(order, '');
  expect(await keptAfter(root, pair)).not.toEqual(before);
});
