import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeVersions } from './fixture';
import { changesBetween } from './store';

vi.setConfig({ testTimeout: 60_000 });

it('computes once what pages ask for at the same time, and keeps it', async () => {
  const root = writeVersions('export declare const a: 1;', 'export declare const a: 2;');
  const pair = { from: '1.0', to: 'next' };
  const [one, other] = await Promise.all([changesBetween(root, pair, '/'), changesBetween(root, pair, '/')]);
  expect(one.changes.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['a changed']);
  expect(other).toBe(one);
  expect(readdirSync(path.join(root, '.cache/api-changes'))).toHaveLength(1);
  expect(await changesBetween(root, pair, '/')).toEqual(one);
});
