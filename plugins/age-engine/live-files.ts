import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';
import { gunzipSync, gzip } from 'node:zlib';
import { findSlice, formatGraph, sliceGraph, slices } from '../../graphs';
import type {
  EngineFile,
  EngineFileName,
  EngineManifest,
} from '../../src/features/live-cypher/engine/manifest';
import { quoteLiteral, wrapCypher } from '../../src/features/live-cypher/statement';
import { readExampleGraph } from '../repository-files/example-graph';
import { runTrusted, setUpSession } from './restore';
import { createSnapshot, engineVersions } from './snapshot';
import { readSystemFiles } from './system-files';
import { withoutChance } from './without-chance';

/** Change it when the steps below change what they write. */
const RECIPE = 4;

const pack = promisify(gzip);

interface LiveGraphText {
  readonly name: string;
  /** Null for the graph without vertices. */
  readonly cypher: string | null;
}

function readGraphs(root: string): readonly LiveGraphText[] {
  const graph = readExampleGraph(root);
  const texts = slices.map(({ id }) => ({ name: id, cypher: formatGraph(sliceGraph(graph, findSlice(id))) }));
  return [...texts, { name: 'empty', cypher: null }];
}

/**
 * Makes a data directory that holds the graphs. It is small, because write-ahead files that are no longer needed are
 * removed. The same graphs must give the same bytes: their address depends only on what they are made from, and a
 * browser may have some of the files from an earlier build of the site.
 */
export async function makeGraphs(graphs: readonly LiveGraphText[]): Promise<Buffer> {
  const snapshot = await withoutChance(() =>
    createSnapshot(async (engine) => {
      await setUpSession(engine);
      for (const { name, cypher } of graphs) {
        await runTrusted(engine, `SELECT create_graph(${quoteLiteral(name)})`);
        if (cypher !== null) await runTrusted(engine, wrapCypher(name, cypher).sql);
      }
    }),
  );
  return Buffer.from(await snapshot.arrayBuffer());
}

async function readSources(
  root: string,
  graphs: readonly LiveGraphText[],
): Promise<Readonly<Record<EngineFileName, Buffer>>> {
  const dist = (name: string): string => join(root, 'node_modules/@electric-sql', name);
  return {
    pglite: readFileSync(dist('pglite/dist/pglite.wasm')),
    system: readSystemFiles(dist('pglite/dist')),
    age: gunzipSync(readFileSync(dist('pglite-age/dist/age.tar.gz'))),
    graphs: await makeGraphs(graphs),
  };
}

async function writeFiles(
  folder: string,
  id: string,
  root: string,
  graphs: readonly LiveGraphText[],
): Promise<void> {
  const sources = Object.entries(await readSources(root, graphs)) as [EngineFileName, Buffer][];
  const files = await Promise.all(
    sources.map(async ([name, content]): Promise<EngineFile> => {
      // Level 9 would take twice as long and save a thousandth.
      const packed = await pack(content, { level: 8 });
      writeFileSync(join(folder, `${name}.wasm`), content);
      writeFileSync(join(folder, `${name}.packed`), packed);
      return { name, bytes: content.length, packedBytes: packed.length };
    }),
  );
  const manifest: EngineManifest = { id, files };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

export interface LiveFiles {
  readonly id: string;
  /** Holds `manifest.json` and both forms of each file. */
  readonly folder: string;
}

/** The hash and the place of the engine's files, whether they are made already or not. */
export function locateLiveFiles(root: string): LiveFiles {
  // Another zlib may pack the same content into other bytes.
  const from = [RECIPE, engineVersions(root), process.versions.zlib, readGraphs(root)];
  const id = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 12);
  return { id, folder: join(root, 'node_modules/.cache/age-engine', `live-${id}`) };
}

/** Long enough for a server that was started before the graphs changed. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes the files of former graphs and engines, and what killed runs have left. */
export function removeStale({ folder }: LiveFiles): void {
  const now = Date.now();
  for (const name of readdirSync(dirname(folder))) {
    const other = join(dirname(folder), name);
    if (!name.startsWith('live-') || other === folder) continue;
    const made = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - made > KEPT_MS) rmSync(other, { recursive: true, force: true });
  }
}

/**
 * Moves finished files to their place. Another process may have put the same ones there in the meantime.
 *
 * @throws what the file system throws, unless the files are there
 */
export function settle(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (areMade(folder)) return;
    if (!existsSync(folder)) throw error;
    // An incomplete set, from a run whose clean-up was cut short.
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
}

/** The files that a folder's manifest lists; none where it cannot be read, as after a power cut. */
function listedIn(folder: string): EngineManifest['files'] {
  try {
    return (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as EngineManifest).files;
  } catch {
    return [];
  }
}

/** True when all files are complete: each is as long as the manifest says, which is written last. */
export function areMade(folder: string): boolean {
  const files = listedIn(folder);
  const sizeOf = (name: string): number | undefined =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.size;
  return (
    files.length > 0 &&
    files.every(
      ({ name, bytes, packedBytes }) =>
        sizeOf(`${name}.wasm`) === bytes && sizeOf(`${name}.packed`) === packedBytes,
    )
  );
}

/**
 * Makes the files that the browser loads to run statements: the engine, PostgreSQL's files, AGE, and a data directory
 * with every graph, each uncompressed and as gzip. This takes ten seconds the first time, and nothing while graphs and
 * engine stay the same.
 */
export async function makeLiveFiles(root: string): Promise<LiveFiles> {
  const files = locateLiveFiles(root);
  if (areMade(files.folder)) return files;
  const unfinished = `${files.folder}.${process.pid}-${threadId}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await writeFiles(unfinished, files.id, root, readGraphs(root));
    settle(unfinished, files.folder);
    removeStale(files);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return files;
}
