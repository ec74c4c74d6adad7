import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { writeWhole } from '../../plugins/background/write-whole';
import type { SiteMeasures } from './measures';
import { root } from './places';
import type { SiteResult } from './rows';

/** From the repository's root. */
export const resultFile = 'bench/results/site.json';

const file = path.join(root, resultFile);

/** The results of an earlier run; a run that measures only some parts keeps the others. */
export const readEarlier = (): Partial<SiteResult> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SiteResult>) : {};

/** A site's measures with Lighthouse's figures of an earlier run, where this one has none. */
export const withLighthouse = (now?: SiteMeasures, before?: SiteMeasures): SiteMeasures | undefined =>
  now && { ...now, lighthouse: now.lighthouse ?? before?.lighthouse };

/** Writes what is measured so far. @returns the same */
export function keep(result: SiteResult): SiteResult {
  const facts = {
    script: 'bench/site/run.ts',
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, `${JSON.stringify({ ...result, ...facts }, null, 2)}\n`);
  return result;
}
