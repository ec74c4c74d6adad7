import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Stop } from '../fail';
import { makeTempFolder } from '../test/temp-folder';
import { applyImport } from './apply-import';

let root: string;

beforeEach(() => {
  root = makeTempFolder();
});

const write = new Map([['a.d.ts', 'new']]);

describe('applyImport', () => {
  it('writes and removes files, and ignores a file that is gone already', () => {
    writeFileSync(path.join(root, 'b.d.ts'), 'old');
    applyImport(root, { write, remove: ['gone.d.ts', 'b.d.ts'] });
    expect(readFileSync(path.join(root, 'a.d.ts'), 'utf8')).toBe('new');
    expect(existsSync(path.join(root, 'b.d.ts'))).toBe(false);
  });

  it('names the files left to remove when one cannot be removed, after all others are written', () => {
    mkdirSync(path.join(root, 'b.d.ts'));
    const run = (): void => applyImport(root, { write, remove: ['gone.d.ts', 'b.d.ts', 'c.d.ts'] });
    expect(run).toThrow(
      /^b\.d\.ts: it could not be removed \(.*\)\. All else is written\. Remove by hand: b\.d\.ts, c\.d\.ts\.$/,
    );
    expect(run).toThrow(Stop);
    expect(readFileSync(path.join(root, 'a.d.ts'), 'utf8')).toBe('new');
  });
});
