import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { linkModules, makeTempFolder } from './temp-folder';

describe('makeTempFolder', () => {
  const shared = makeTempFolder({ 'a.txt': 'shared' }, afterAll);
  let before: string;
  const made: string[] = [];

  beforeEach(() => {
    before = makeTempFolder();
  });

  it('writes the files, and makes a new folder at each call', () => {
    const folder = makeTempFolder({ 'a.txt': 'one', 'deep/er/b.txt': 'two' });
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('one');
    expect(readFileSync(path.join(folder, 'deep/er/b.txt'), 'utf8')).toBe('two');
    expect(new Set([folder, before, shared]).size).toBe(3);
    // The linked packages must not be removed with the folder; the next test looks for them.
    linkModules(folder);
    expect(existsSync(path.join(folder, 'node_modules/vitest'))).toBe(true);
    mkdirSync(path.join(before, 'more'));
    made.push(folder, before);
  });

  it('removes the folders of a test at its end, and keeps the folder that all tests share', () => {
    expect(made.map(existsSync)).toEqual([false, false]);
    expect(existsSync('node_modules/vitest')).toBe(true);
    expect(readFileSync(path.join(shared, 'a.txt'), 'utf8')).toBe('shared');
  });
});
