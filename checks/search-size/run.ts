import { readdirSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from '../../scripts/built';
import { measureFiles } from '../../scripts/bytes';
import { Stop } from '../../scripts/fail';
import { indexFolder, manifestName, type IndexManifest } from '../../src/features/search/engine/index-file';
import { readMade } from '../built-site';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { checkSizes, describeSize, type FirstResult } from './check-sizes';

export const stage: Stage = 'built';

/**
 * What the first result of a search costs stays within its budget.
 *
 * @throws Stop when nothing is built, or not what the search needs
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  requireBuild(path.join(root, 'build'), 'build');
  const results = readSizes(root);
  for (const result of results) note(describeSize(result));
  return Promise.resolve(checkSizes(results));
}

/** @throws Stop when the build has no index, none of a version, or not the one worker */
function readSizes(root: string): FirstResult[] {
  const folder = `build/${indexFolder}`;
  const manifest = `${folder}/${manifestName}`;
  const { indexes } = JSON.parse(readMade(root, manifest)) as IndexManifest;
  const rest = indexes.filter(({ source }) => source.version === '');
  const versions = indexes.filter(({ source }) => source.version !== '');
  if (rest.length !== 1 || versions.length === 0)
    throw new Stop(
      `${manifest}: It lists ${countOf(versions.length, 'version')} and ${countOf(rest.length, 'other')} instead of one. ` +
        'See by what plugins/search-index/write.ts groups the pages.',
    );
  const worker = findWorker(root);
  return versions.map((version) => {
    const files = [version, ...rest].map(({ index }) => `${folder}/${index}`);
    return {
      version: version.source.name,
      file: `${folder}/${version.index}`,
      bytes: measureFiles([worker, manifest, ...files].map((file) => path.join(root, file))),
    };
  });
}

function findWorker(root: string): string {
  const folder = 'build/assets/js';
  const [worker, ...others] = readdirSync(path.join(root, folder)).filter((name) =>
    /^search\.[^.]+\.js$/.test(name),
  );
  if (!worker || others.length > 0)
    throw new Stop(
      `${folder}: It must hold one search worker, "search.<hash>.js", with the engine in it. Build again with npm run build.`,
    );
  return `${folder}/${worker}`;
}
