import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import { readSystemFiles } from './system-files';

const table =
  '[{filename:"/pglite/bin/postgres",start:0,end:3},{filename:"/x/icu/76/coll/de",start:3,end:5}]';

const dist = (code: string, bundle: string): string =>
  makeTempFolder({ 'chunk-A.js': code, 'pglite.data': bundle });

it('replaces files that no statement reaches with zeroes', () => {
  expect([...readSystemFiles(dist(table, 'abcde'))]).toEqual([97, 98, 99, 0, 0]);
});

it('stops and names file and remedy when PGlite has no table of its files, or its data does not match the table', () => {
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
