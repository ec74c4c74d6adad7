import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Stop } from '../repository-files/stop';
import { readSystemFiles } from './system-files';

const table =
  '[{filename:"/pglite/bin/postgres",start:0,end:3},{filename:"/x/icu/76/coll/de",start:3,end:5}]';

function dist(code: string, bundle: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(folder, 'chunk-A.js'), code);
  writeFileSync(join(folder, 'pglite.data'), bundle);
  return folder;
}

it('puts zeroes in place of what no statement reaches', () => {
  expect([...readSystemFiles(dist(table, 'abcde'))]).toEqual([97, 98, 99, 0, 0]);
});

it('stops with file and remedy where PGlite lists its files otherwise, and where some are missing', () => {
  const other = dist('nothing', 'abcde');
  expect(() => readSystemFiles(other)).toThrow(
    `${other} has no table of the files in pglite.data: look how this version of PGlite lists them, and teach plugins/age-engine/system-files.ts.`,
  );
  const short = dist(table, 'abc');
  expect(() => readSystemFiles(short)).toThrow(
    new Stop(
      `${short}/pglite.data has 3 bytes, and PGlite's table of its files ends at 5: reinstall with npm ci.`,
    ),
  );
});
