import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { latestVersion } from '../../config/docs';
import { median } from '../timing/median';
import { type BuildResult, buildSite, forgetCaches } from './build-site';
import { readMainScript, readPageScripts } from './main-script';
import { type BenchSite, ours, pages, root, stock, workFolder } from './places';
import { addPages, makeStockSite, removePages } from './stock-site';
import { thenTidy } from '../../scripts/then-tidy';

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
  forgetCaches(site, root);
  const cold = await buildSite(aside(site), root);
  const warm = await buildSite(aside(site), root);
  rmSync(aside(site).build, { recursive: true });
  return { cold, warm };
}

/** Builds of both sites with some multiple of their pages. */
export interface BuildsAtScale extends PerSite<BuildTimes> {
  readonly scale: number;
  /** How many times each was built; the numbers are medians. */
  readonly rounds: number;
  readonly pages: number;
}

/** Replaces the builds of one scale; those of other scales keep their last numbers. */
export const withBuilds = (
  builds: readonly BuildsAtScale[],
  measured: BuildsAtScale,
): readonly BuildsAtScale[] =>
  [...builds.filter(({ scale }) => scale !== measured.scale), measured].sort(
    (one, other) => one.scale - other.scale,
  );

const countPages = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;

function medianBuild(builds: readonly BuildResult[]): BuildResult {
  const peaks = builds.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  return {
    seconds: median(builds.map(({ seconds }) => seconds)),
    peakMegabytes: peaks.length > 0 ? median(peaks) : undefined,
  };
}

/** The middle build of each kind. */
export const medianTimes = (rounds: readonly BuildTimes[]): BuildTimes => ({
  cold: medianBuild(rounds.map(({ cold }) => cold)),
  warm: medianBuild(rounds.map(({ warm }) => warm)),
});

/**
 * Builds both sites cold and warm: without and with what an earlier build has left. At a scale above 1, copies of a
 * guide are added.
 *
 * @param rounds how often, by turns; the medians count
 */
export async function measureBuilds(
  scale: number,
  rounds: number,
  say: (text: string) => void,
): Promise<BuildsAtScale> {
  const now = countPages(ours.build);
  const extra = now * (scale - 1);
  // Also at a scale of 1, because an existing stock site may have the pages or the plugin of another bench.
  makeStockSite(extra);
  const others: BuildTimes[] = [];
  const own: BuildTimes[] = [];
  await withPages(extra, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      say(`Builds of both sites at ${scale}x, cold and warm, ${round} of ${rounds} ...`);
      others.push(await time(stock));
      own.push(await time(ours));
    }
  });
  return { scale, rounds, pages: now + extra, ours: medianTimes(own), stock: medianTimes(others) };
}

/** Adds pages to the released version of our site for as long as the work lasts. */
async function withPages<T>(count: number, work: () => Promise<T>): Promise<T> {
  return thenTidy(
    async () => {
      addPages(ours.folder, latestVersion, count);
      return work();
    },
    () => removePages(ours.folder, latestVersion),
  );
}

/** Bytes (brotli 11) that each further page adds to what every page fetches. */
export interface Growth {
  readonly pages: number;
  readonly mainScript: number;
  readonly guideScripts: number;
}

async function growthOf(site: BenchSite, count: number): Promise<Growth> {
  const read = ({ build }: BenchSite): Readonly<Record<'main' | 'guide', number>> => ({
    main: readMainScript(build).brotli,
    guide: readPageScripts(build, pages.guide).brotli,
  });
  const before = read(site);
  await buildSite(aside(site), root);
  const after = read(aside(site));
  rmSync(aside(site).build, { recursive: true });
  return {
    pages: count,
    mainScript: (after.main - before.main) / count,
    guideScripts: (after.guide - before.guide) / count,
  };
}

/** Adds pages to the released version, builds, and takes them away again. */
export async function measureGrowth(count: number, say: (text: string) => void): Promise<PerSite<Growth>> {
  say(`Both sites with ${count} pages more ...`);
  const own = await withPages(count, () => growthOf(ours, count));
  makeStockSite(count);
  return { ours: own, stock: await growthOf(stock, count) };
}
