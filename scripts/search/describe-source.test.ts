import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../test/temp-folder';
import { describeSource } from './describe-source';

it('names the folder of the site and its age', () => {
  const directory = makeTempFolder();
  const page = path.join(directory, '404.html');
  writeFileSync(page, '');
  utimesSync(page, 1000, 1000);
  expect(describeSource(directory, 1_000_000 + 3 * 3_600_000)).toBe(
    `The site in ${directory}, built 3 hours ago:`,
  );
});
