import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../repository-files/hash-files';
import { writeWhole } from '../../background/write-whole';
import type { PageTypes } from '../../../src/features/code-block/types/page-types';

/**
 * Where the bundler finds the files of hovers. They stand beside the bundler's own cache, so they exist as long as it
 * remembers pages that import them.
 */
export const typesFolder = (root: string): string => path.join(root, 'node_modules', '.cache', 'code-types');

/** The name that pages import the folder by, so that no page holds a path of this machine. */
export const typesAlias = '@code-types';

/** Writes a page's hovers. @returns what the page imports to get the file's address */
export function writePageTypes(root: string, types: PageTypes): string {
  const text = JSON.stringify(types);
  const name = `${keyOf(text)}.json`;
  const file = path.join(typesFolder(root), name);
  // A power cut may have left it empty or short.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(typesFolder(root), { recursive: true });
    writeWhole(file, text);
  }
  return `${typesAlias}/${name}`;
}
