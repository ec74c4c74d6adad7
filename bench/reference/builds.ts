import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite, keptBy, sampleTypes } from '../site/build-site';
import { thenTidy } from '../../scripts/then-tidy';

const workFolder = '.cache/bench-reference';

/** Seconds of a build by what it finds of earlier ones. */
export type BuildTimes = Readonly<
  Record<'nothing kept' | 'types of samples kept' | 'everything kept', number>
>;

const build = async (): Promise<number> => {
  const site = { name: 'ours', folder: '.', build: path.resolve(workFolder, 'build') } as const;
  return Math.round((await buildSite(site, process.cwd())).seconds);
};

const asideOf = (folder: string): string => path.join(workFolder, 'aside', folder);

function putAside(folders: readonly string[]): void {
  for (const folder of folders) {
    mkdirSync(path.dirname(asideOf(folder)), { recursive: true });
    renameSync(folder, asideOf(folder));
  }
}

function forget(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function buildThrice(caches: readonly string[]): Promise<BuildTimes> {
  const nothing = await build();
  forget(caches.filter((folder) => folder !== sampleTypes));
  const types = await build();
  const everything = await build();
  return { 'nothing kept': nothing, 'types of samples kept': types, 'everything kept': everything };
}

/**
 * Builds the site three times; the caches of before are there again at the end, also when a build fails or the bench is
 * stopped.
 */
export async function measureBuilds(): Promise<BuildTimes> {
  const caches = keptBy('.');
  const found = caches.filter((folder) => existsSync(folder));
  return thenTidy(
    async () => {
      putAside(found);
      return buildThrice(caches);
    },
    () => {
      // Those that were found and are not aside have not been moved yet.
      forget(caches.filter((folder) => existsSync(asideOf(folder)) || !found.includes(folder)));
      for (const folder of found) if (existsSync(asideOf(folder))) renameSync(asideOf(folder), folder);
      forget([workFolder]);
    },
  );
}
