import { mkdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { writeFolders } from './write-folders';

it('writes collapsed categories for the reference and its existing groups, in a fixed order', () => {
  const folder = makeTempFolder();
  for (const group of ['variables', 'classes', 'enumerations']) mkdirSync(path.join(folder, group));
  const read = (place: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, place, '_category_.json'), 'utf8'));
  writeFolders(folder);
  expect(read('.')).toEqual({ label: 'All declarations', position: 7, collapsed: true });
  expect(read('classes')).toEqual({ label: 'Classes', position: 1, collapsed: true, link: null });
  expect(read('enumerations')).toEqual({ label: 'Enumerations', position: 3, collapsed: true, link: null });
  expect(read('variables')).toEqual({ label: 'Variables', position: 6, collapsed: true, link: null });
  expect(existsSync(path.join(folder, 'interfaces'))).toBe(false);
});
