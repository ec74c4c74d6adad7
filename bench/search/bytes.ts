import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measureFiles, type Bytes } from '../../scripts/bytes';
import { indexFolder, manifestName, type IndexManifest } from '../../src/features/search/engine/index-file';
import type { PreparedEngine } from './peers/engine';

/** The bench's own script in an engine's folder. */
const adapterScript = 'adapter.js';

/** The worker as it was built, engine included. */
function workerOf(site: string): string[] {
  const folder = path.join(site, 'assets/js');
  return readdirSync(folder)
    .filter((name) => /^search\.[^.]+\.js$/.test(name))
    .map((name) => path.join(folder, name));
}

/**
 * Scripts that count instead of the bench's own: the built worker for the embedded engine, and none for Pagefind, which
 * brings its own script.
 */
function scriptsOf({ name, folder }: PreparedEngine, site: string): readonly string[] {
  if (name === 'embedded') return workerOf(site);
  return name === 'pagefind' ? [] : [path.join(folder, adapterScript)];
}

/**
 * Bytes an engine needs before its first result.
 *
 * @param fetched names of the files that its page asked for until then
 */
export function bytesOf(engine: PreparedEngine, site: string, fetched: readonly string[]): Bytes {
  const files = fetched.filter((file) => file !== adapterScript);
  return measureFiles([...scriptsOf(engine, site), ...files.map((file) => path.join(engine.folder, file))]);
}

/**
 * Bytes of each of the embedded engine's files, and the sum of all that comes before the first result of a docs
 * version.
 */
export function indexBytes(site: string): Record<string, Bytes> {
  const folder = path.join(site, indexFolder);
  const { indexes } = JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')) as IndexManifest;
  const fileOf = (name: string): string => path.join(folder, name);
  const shared = indexes.filter(({ source }) => !source.version).map(({ index }) => fileOf(index));
  return Object.fromEntries([
    ['worker with engine', measureFiles(workerOf(site))],
    ...indexes.flatMap(({ source, index, text }) => [
      [`${source.name} index`, measureFiles([fileOf(index)])],
      [`${source.name} snippets, later`, measureFiles([fileOf(text)])],
    ]),
    ...indexes
      .filter(({ source }) => source.version)
      .map(({ source, index }) => [
        `${source.name} until the first result`,
        measureFiles([...workerOf(site), ...shared, fileOf(index), fileOf(manifestName)]),
      ]),
  ]) as Record<string, Bytes>;
}
