import { rmSync } from 'node:fs';
import path from 'node:path';
import { latestVersion } from '../../config/docs';
import { type BuildResult, buildSite, forgetCaches } from './build-site';
import { readMainScript } from './main-script';
import { type BenchSite, ours, root, stock, workFolder } from './places';
import { addPages, makeStockSite } from './stock-site';

type PerSite<T> = Readonly<Record<BenchSite['name'], T>>;

export interface BuildTimes {
  readonly cold: BuildResult;
  readonly warm: BuildResult;
}

/** The build goes elsewhere, so that what is being served stays. */
const aside = (site: BenchSite): BenchSite => ({
  ...site,
  build: path.join(workFolder, `timed-${site.name}`),
});

async function time(site: BenchSite): Promise<BuildTimes> {
  forgetCaches(site);
  const cold = await buildSite(aside(site), root);
  const warm = await buildSite(aside(site), root);
  rmSync(aside(site).build, { recursive: true });
  return { cold, warm };
}

/** Builds both sites without and with what an earlier build has left. */
export async function measureBuilds(say: (text: string) => void): Promise<PerSite<BuildTimes>> {
  say('Builds of the stock site, cold and warm ...');
  const other = await time(stock);
  say('Builds of our site, cold and warm ...');
  return { ours: await time(ours), stock: other };
}

/** Bytes that each further page adds to the main script. */
export interface Growth {
  readonly pages: number;
  readonly rawPerPage: number;
  readonly brotliPerPage: number;
}

async function growthOf(site: BenchSite, count: number): Promise<Growth> {
  const before = readMainScript(site.build);
  await buildSite(aside(site), root);
  const after = readMainScript(aside(site).build);
  rmSync(aside(site).build, { recursive: true });
  return {
    pages: count,
    rawPerPage: (after.raw - before.raw) / count,
    brotliPerPage: (after.brotli - before.brotli) / count,
  };
}

/** Adds pages to the released version, builds, and takes them away again. */
export async function measureGrowth(count: number, say: (text: string) => void): Promise<PerSite<Growth>> {
  say(`Both sites with ${count} pages more ...`);
  const added = addPages(ours.folder, latestVersion, count);
  try {
    const own = await growthOf(ours, count);
    makeStockSite(count);
    return { ours: own, stock: await growthOf(stock, count) };
  } finally {
    for (const file of added) rmSync(file);
  }
}
