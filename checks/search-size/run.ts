import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from '../../scripts/built';
import { measureFiles } from '../../scripts/bytes';
import { indexFolder, manifestName, type IndexManifest } from '../../src/features/search/engine/index-file';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { checkSizes, describeSize, type FirstResult } from './check-sizes';

export const stage: Stage = 'built';

export function run(root: string, note: Note): Promise<readonly Finding[]> {
  requireBuild(path.join(root, 'build'), 'build');
  const results = readSizes(path.join(root, 'build'));
  for (const result of results) note(describeSize(result));
  return Promise.resolve(checkSizes(results));
}

/** @throws Error when the build has no index or no worker */
function readSizes(build: string): FirstResult[] {
  const folder = path.join(build, indexFolder);
  const manifest = path.join(folder, manifestName);
  if (!existsSync(manifest)) throw new Error(`There is no ${manifest}: run "npm run build" first.`);
  const { indexes } = JSON.parse(readFileSync(manifest, 'utf8')) as IndexManifest;
  const rest = indexes.filter(({ source }) => source.version === '');
  const versions = indexes.filter(({ source }) => source.version !== '');
  if (rest.length !== 1 || versions.length === 0)
    throw new Error(
      `${manifest} lists ${String(versions.length)} versions and ${String(rest.length)} others.`,
    );
  return versions.map((version) => {
    const files = [version, ...rest].map(({ index }) => path.join(folder, index));
    return {
      version: version.source.name,
      bytes: measureFiles([findWorker(build), manifest, ...files]),
    };
  });
}

function findWorker(build: string): string {
  const folder = path.join(build, 'assets/js');
  const [worker, ...others] = readdirSync(folder).filter((name) => /^search\.[^.]+\.js$/.test(name));
  if (!worker || others.length > 0)
    throw new Error(`${folder} must hold one search worker, "search.<hash>.js", with the engine in it.`);
  return path.join(folder, worker);
}
