import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  indexFolder,
  manifestName,
  type IndexManifest,
} from '../../../src/features/search/engine/index-file';
import { bundle } from './bundle';
import type { Prepare } from './engine';

/** The site's own engine, with the index files of the build. */
export const prepareEmbedded: Prepare = async ({ site, version }) => {
  const folder = await bundle('embedded');
  const source = path.join(site, indexFolder);
  const { indexes } = JSON.parse(readFileSync(path.join(source, manifestName), 'utf8')) as IndexManifest;
  const wanted = indexes.filter((entry) => [version, ''].includes(entry.source.version));
  const indexFiles = wanted.map(({ index }) => index);
  const later = wanted.map(({ text }) => text);
  for (const file of [manifestName, ...indexFiles, ...later])
    cpSync(path.join(source, file), path.join(folder, file));
  return { name: 'embedded', folder, files: [], later };
};
