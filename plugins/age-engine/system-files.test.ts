import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import { readSystemFiles } from './system-files';

const table =
  '[{filename:"/pglite/bin/postgres",start:0,end:3},{filename:"/x/icu/76/coll/de",start:3,end:5}]';

const dist = (code: string, bundle: string): string =>
  makeTempFolder({ 'chunk-A.js': code, 'pglite.data': bundle });

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
