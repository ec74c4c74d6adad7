import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { keepInFiles } from './keep-in-files';

let file: string;

beforeEach(() => {
  file = path.join(makeTempFolder(), 'deep/answer.json');
});

it('makes a value once for concurrent calls, and returns the same object to each', async () => {
  const getKept = keepInFiles<readonly number[]>();
  const make = vi.fn(() => Promise.resolve([1, 2]));
  const [one, other] = await Promise.all([getKept(file, make), getKept(file, make)]);
  expect(one).toEqual([1, 2]);
  expect(other).toBe(one);
  expect(make).toHaveBeenCalledOnce();
});

it('reads the value that an earlier build kept, and makes it again if the file is damaged', async () => {
  const make = vi.fn(() => Promise.resolve('new'));
  await keepInFiles<string>()(file, () => Promise.resolve('old'));
  expect(await keepInFiles<string>()(file, make)).toBe('old');
  expect(make).not.toHaveBeenCalled();
  writeFileSync(file, '"ol');
  expect(await keepInFiles<string>()(file, make)).toBe('new');
  expect(readFileSync(file, 'utf8')).toBe('"new"');
});

it('keeps no failures: the next call tries again', async () => {
  const getKept = keepInFiles<string>();
  await expect(getKept(file, () => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.');
  expect(await getKept(file, () => Promise.resolve('made'))).toBe('made');
});

it('keeps the value even if its folder was deleted meanwhile', async () => {
  const made = await keepInFiles<string>()(file, () => {
    rmSync(path.dirname(path.dirname(file)), { recursive: true });
    return Promise.resolve('made');
  });
  expect(made).toBe('made');
  expect(readFileSync(file, 'utf8')).toBe('"made"');
});
