import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../site/build-site';

const workFolder = '.cache/bench-reference';
const sampleTypes = '.cache/code-types';
/** What else a build keeps for the next one. */
const others = ['node_modules/.cache', '.docusaurus', '.cache/api-changes'] as const;

/** Seconds of a build by what it finds of earlier ones. */
export type BuildTimes = Readonly<
  Record<'nothing kept' | 'types of samples kept' | 'everything kept', number>
>;

const build = async (): Promise<number> => {
  const site = { name: 'ours', folder: '.', build: path.resolve(workFolder, 'build') } as const;
  return Math.round((await buildSite(site, process.cwd())).seconds);
};

/** Builds the site three times; the caches of before are there again at the end, also when a build fails. */
export async function measureBuilds(): Promise<BuildTimes> {
  const aside = path.join(workFolder, 'aside');
  const kept = [sampleTypes, ...others].filter((folder) => existsSync(folder));
  for (const folder of kept) {
    mkdirSync(path.dirname(path.join(aside, folder)), { recursive: true });
    renameSync(folder, path.join(aside, folder));
  }
  const forget = (folders: readonly string[]): void => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const nothing = await build();
    forget(others);
    const types = await build();
    const everything = await build();
    return { 'nothing kept': nothing, 'types of samples kept': types, 'everything kept': everything };
  } finally {
    forget([sampleTypes, ...others]);
    for (const folder of kept) renameSync(path.join(aside, folder), folder);
    rmSync(workFolder, { recursive: true, force: true });
  }
}
