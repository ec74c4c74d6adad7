import { createRequire } from 'node:module';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Orama from '@orama/orama';
import { build } from 'esbuild';
import type { Lunr } from 'lunr';
import type * as Pagefind from 'pagefind';
import { site as siteFacts } from '../../../config/site';
import { toHostedRecords } from '../../../plugins/search-index/hosted-records';
import { readSite } from '../../../plugins/search-index/read-site';
import type { SearchPage } from '../../../plugins/search-index/records';
import {
  indexFolder,
  manifestName,
  type IndexManifest,
} from '../../../src/features/search/engine/index-file';
import { workFolder } from '../../site/places';
import type { PlainRecord } from './adapter';
import { peerFolder } from './install';

/** One engine, ready to be measured: its script and the files it has to have before it can answer. */
export interface PreparedEngine {
  readonly name: string;
  readonly folder: string;
  /** Files the reader's browser needs before the first result; Pagefind and the embedded engine find their own. */
  readonly files: readonly string[];
  /** Files that come after the first result: they cost time per keystroke, not bytes before the first one. */
  readonly later?: readonly string[];
  /** Only the order of its answers means something. */
  readonly isSimulation?: true;
}

const out = path.join(workFolder, 'search');
const inPeers = createRequire(path.join(peerFolder, 'package.json'));

async function bundle(name: string, alias: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = path.join(out, name);
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [path.resolve(`bench/search/peers/${name}.adapter.ts`)],
    outfile: path.join(folder, 'adapter.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    nodePaths: [path.join(peerFolder, 'node_modules')],
    alias: { ...alias },
    logLevel: 'error',
  });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="adapter.js"></script>',
  );
  return folder;
}

function write(folder: string, name: string, content: unknown): string {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
  return name;
}

async function prepareEmbedded(site: string, version: string): Promise<PreparedEngine> {
  const folder = await bundle('embedded');
  const source = path.join(site, indexFolder);
  const { indexes } = JSON.parse(readFileSync(path.join(source, manifestName), 'utf8')) as IndexManifest;
  const wanted = indexes.filter((entry) => [version, ''].includes(entry.source.version));
  const indexFiles = wanted.map(({ index }) => index);
  const later = wanted.map(({ text }) => text);
  for (const file of [manifestName, ...indexFiles, ...later])
    cpSync(path.join(source, file), path.join(folder, file));
  return { name: 'embedded', folder, files: [], later };
}

async function prepareLunr(records: readonly PlainRecord[]): Promise<PreparedEngine> {
  const folder = await bundle('lunr');
  const { default: lunr } = (await import(pathToFileURL(inPeers.resolve('lunr')).href)) as { default: Lunr };
  const index = lunr(function () {
    this.ref('id');
    this.field('title', { boost: 10 });
    this.field('heading', { boost: 5 });
    this.field('text');
    for (const record of records) this.add(record);
  });
  const store = Object.fromEntries(
    records.map(({ id, route, title, heading }) => [id, `${route}\n${title}\n${heading}`]),
  );
  return {
    name: 'lunr',
    folder,
    files: [write(folder, 'index.json', index), write(folder, 'store.json', store)],
  };
}

async function prepareOrama(records: readonly PlainRecord[]): Promise<PreparedEngine> {
  const folder = await bundle('orama');
  const orama = (await import(pathToFileURL(inPeers.resolve('@orama/orama')).href)) as typeof Orama;
  const database = orama.create({
    schema: { route: 'string', title: 'string', heading: 'string', text: 'string' },
  });
  await orama.insertMultiple(database, records);
  return { name: 'orama', folder, files: [write(folder, 'index.json', orama.save(database))] };
}

async function preparePagefind(site: string, pages: readonly SearchPage[]): Promise<PreparedEngine> {
  const folder = await bundle('pagefind');
  const { createIndex, close } = (await import(
    pathToFileURL(path.join(peerFolder, 'node_modules/pagefind/lib/index.js')).href
  )) as typeof Pagefind;
  const { index } = await createIndex();
  for (const { route } of pages) {
    const sourcePath = path.posix.join(route, 'index.html');
    await index.addHTMLFile({ sourcePath, content: readFileSync(path.join(site, sourcePath), 'utf8') });
  }
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  await close();
  return { name: 'pagefind', folder, files: [] };
}

interface EasyopsTools {
  scanDocuments(paths: readonly object[], options: object): Promise<unknown>;
  buildIndex(documents: unknown, options: object): unknown;
}

async function prepareEasyops(site: string, pages: readonly SearchPage[]): Promise<PreparedEngine> {
  const dist = path.join(peerFolder, 'node_modules/@easyops-cn/docusaurus-search-local/dist');
  const generated = path.join(out, 'easyops-generated.js');
  writeFileSync(
    generated,
    'export const language = ["en"], removeDefaultStopWordFilter = [], removeDefaultStemmer = false, ' +
      'searchIndexUrl = "search-index.json", searchResultLimits = 8, fuzzyMatchingDistance = 1, expose = () => {};',
  );
  const folder = await bundle('easyops', {
    'easyops-worker': path.join(dist, 'client/client/theme/worker.js'),
    '@generated/@easyops-cn/docusaurus-search-local/default/generated.js': generated,
    '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': generated,
    comlink: generated,
  });
  const options = {
    language: ['en'],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
    ignoreCssSelectors: [],
  };
  const tools = {
    ...(inPeers(path.join(dist, 'server/server/utils/scanDocuments.js')) as object),
    ...(inPeers(path.join(dist, 'server/server/utils/buildIndex.js')) as object),
  } as EasyopsTools;
  const paths = pages.map(({ route }) => ({
    filePath: path.join(site, route, 'index.html'),
    url: `/${route}`,
    type: route.startsWith('docs/') ? 'docs' : route.startsWith('blog/') ? 'blog' : 'page',
  }));
  const index = tools.buildIndex(await tools.scanDocuments(paths, options), options);
  return { name: 'easyops', folder, files: [write(folder, 'search-index.json', index)] };
}

async function prepareDocsearch(pages: readonly SearchPage[]): Promise<PreparedEngine> {
  const folder = await bundle('docsearch');
  const records = pages.flatMap((page) => toHostedRecords(page, 'http://site/base/'));
  return { name: 'docsearch', folder, files: [write(folder, 'records.json', records)], isSimulation: true };
}

/**
 * Builds every engine's index of one docs version and the rest of the site.
 *
 * @param only names of engines; all of them when empty
 */
export async function prepareEngines(
  site: string,
  version: string,
  only: readonly string[] = [],
): Promise<PreparedEngine[]> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const pages = readSite(site, siteFacts.baseUrl).filter((page) => [version, ''].includes(page.version));
  const records = pages.flatMap((page) =>
    page.sections.map((section, number): PlainRecord => ({
      id: `${page.route}#${String(number)}`,
      route: page.route,
      title: number === 0 ? page.title : '',
      heading: number === 0 ? '' : section.heading,
      text: [section.text, section.code].join(' '),
    })),
  );
  const prepared: PreparedEngine[] = [];
  for (const [name, prepare] of Object.entries({
    embedded: () => prepareEmbedded(site, version),
    pagefind: () => preparePagefind(site, pages),
    lunr: () => prepareLunr(records),
    orama: () => prepareOrama(records),
    easyops: () => prepareEasyops(site, pages),
    docsearch: () => prepareDocsearch(pages),
  })) {
    if (only.length > 0 && !only.includes(name)) continue;
    try {
      prepared.push(await prepare());
    } catch (error) {
      // A peer that cannot be run here is left out of the table, and said so.
      console.error(`${name} is left out:`, error instanceof Error ? error.message : error);
    }
  }
  return prepared;
}
