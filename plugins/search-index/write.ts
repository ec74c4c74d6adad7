import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groupBy } from '../../src/features/group-by/group-by';
import {
  indexFolder,
  indexFormat,
  manifestName,
  type IndexFile,
  type IndexManifest,
  type TextFile,
} from '../../src/features/search/engine/index-file';
import type { IndexSource } from '../../src/features/search/engine/model';
import { packIndex } from '../../src/features/search/engine/pack';
import { likeBesideLike } from './page-order';
import { toPack, type SearchPage } from './records';

/**
 * The packed indexes of a site; that of pages without a docs version is `site`, which is searched beside every version.
 * The same pages always give the same files.
 */
export function packSite(
  pages: readonly SearchPage[],
): { readonly index: IndexFile; readonly text: TextFile }[] {
  return [...groupBy(pages, ({ version }) => version || 'site')].map(([name, ofSource]) => {
    const [{ version, tag, language }] = ofSource;
    const source: IndexSource = { name, version, tag, language };
    const packed = likeBesideLike(toPack(ofSource));
    return packIndex(source, hash(JSON.stringify([indexFormat, source, packed])), packed);
  });
}

/** Writes hashed index files and the manifest that names them, and nothing of earlier builds. */
export async function writeIndexes(pages: readonly SearchPage[], buildDir: string): Promise<IndexManifest> {
  const folder = path.join(buildDir, indexFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const indexes: IndexManifest['indexes'][number][] = [];
  for (const { index, text } of packSite(pages)) {
    const { name } = index.source;
    indexes.push({
      source: index.source,
      index: await writeHashed(folder, `${name}.index`, index),
      text: await writeHashed(folder, `${name}.text`, text),
    });
  }
  const manifest: IndexManifest = { format: indexFormat, indexes };
  await writeFile(path.join(folder, manifestName), JSON.stringify(manifest));
  return manifest;
}

async function writeHashed(folder: string, name: string, content: IndexFile | TextFile): Promise<string> {
  const json = JSON.stringify(content);
  const file = `${name}.${hash(json)}.json`;
  await writeFile(path.join(folder, file), json);
  return file;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
