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
import type { SearchRequest } from '../../src/features/search/protocol';
import { inModalOrder, toRoutes } from './modal-order';

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

/** What the modal asks for a query. */
export function modalRequest(query: string, version: string): SearchRequest {
  return {
    query,
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`]],
    attributesToSnippet: [
      'content:10',
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${String(level)}:10`),
    ],
  };
}

/** The pages the modal shows for a query, best first. */
export function shownRoutes(engine: Engine, query: string, version: string): string[] {
  return toRoutes(inModalOrder(engine.search(modalRequest(query, version)).hits), site.baseUrl);
}
