import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../config/site';
import { Engine } from '../../src/features/search/engine/engine';
import {
  indexFolder,
  manifestName,
  type IndexFile,
  type IndexManifest,
  type TextFile,
} from '../../src/features/search/engine/index-file';

function read(directory: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(directory, indexFolder, name), 'utf8'));
}

/** The embedded engine over the files of a build, as its worker makes it for a docs version. */
export function openEngine(directory: string, version: string): Engine {
  const { indexes } = read(directory, manifestName) as IndexManifest;
  const wanted = indexes.filter(({ source }) => source.version === version || source.version === '');
  const texts = new Map(
    wanted.map(({ source, text }) => [source.name, (read(directory, text) as TextFile).texts]),
  );
  return new Engine(
    wanted.map(({ index }) => read(directory, index) as IndexFile),
    {
      site: site.url + site.baseUrl,
      textOf: (source, record) => texts.get(source)?.[record] ?? null,
    },
  );
}
