import { readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../scripts/test/temp-folder';
import { typesAlias, typesFolder, writePageTypes } from './page-file';

it('the types of a page are written again when their file is truncated, as after a power cut', () => {
  const root = makeTempFolder();
  const types = { base: 'docs', notes: [], blocks: [] };
  const address = writePageTypes(root, types);
  const file = path.join(typesFolder(root), address.slice(typesAlias.length));
  truncateSync(file, 3);
  expect(writePageTypes(root, types)).toBe(address);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(types);
});
