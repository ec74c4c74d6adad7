import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { indexFolder, indexFormat, manifestName } from '../../src/features/search/engine/index-file';
import { describeLastIndex } from './development';

it('states the age of the last index, or how to make one if there is none or its format is another', () => {
  const build = makeTempFolder();
  expect(describeLastIndex(build)).toContain('there is no index yet. Run `npm run build` once');
  mkdirSync(path.join(build, indexFolder));
  const manifest = path.join(build, indexFolder, manifestName);
  for (const unreadable of ['{"format":', '{"format":1}']) {
    writeFileSync(manifest, unreadable);
    expect(describeLastIndex(build)).toContain('none that this code reads');
  }
  writeFileSync(manifest, JSON.stringify({ format: indexFormat }));
  const made = statSync(manifest).mtimeMs;
  expect(describeLastIndex(build, made + 9_000_000)).toContain('made 2 hours ago');
});
