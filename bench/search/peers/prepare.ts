import { mkdirSync, rmSync } from 'node:fs';
import { site as siteFacts } from '../../../config/site';
import { readSite } from '../../../plugins/search-index/read-site';
import { Stop } from '../../../scripts/fail';
import { enginesFolder } from './bundle';
import { prepareDocsearch } from './docsearch.prepare';
import { prepareEasyops } from './easyops.prepare';
import { prepareEmbedded } from './embedded.prepare';
import type { Prepare, PreparedEngine } from './engine';
import { prepareLunr } from './lunr.prepare';
import { prepareOrama } from './orama.prepare';
import { preparePagefind } from './pagefind.prepare';

/** Every engine, by the name of its adapter. */
const engines: Readonly<Record<string, Prepare>> = {
  embedded: prepareEmbedded,
  pagefind: preparePagefind,
  lunr: prepareLunr,
  orama: prepareOrama,
  easyops: prepareEasyops,
  docsearch: prepareDocsearch,
};

/**
 * Reads names of engines with commas between them; all engines where there is none.
 *
 * @throws Stop naming the engines, for one that there is not
 */
export function readEngineNames(text: string): readonly string[] {
  const known = Object.keys(engines);
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Stop(`There is no engine "${unknown}". The engines are ${known.join(', ')}.`);
  return names.length > 0 ? names : known;
}

/**
 * Builds the index of each engine over one docs version and the rest of the site. An engine that cannot be run here is
 * left out and named.
 *
 * @param names - See {@link readEngineNames}.
 */
export async function prepareEngines(
  site: string,
  version: string,
  names: readonly string[],
): Promise<PreparedEngine[]> {
  rmSync(enginesFolder, { recursive: true, force: true });
  mkdirSync(enginesFolder, { recursive: true });
  const pages = readSite(site, siteFacts.baseUrl).filter((page) => [version, ''].includes(page.version));
  const prepared: PreparedEngine[] = [];
  for (const [name, prepare] of Object.entries(engines)) {
    if (!names.includes(name)) continue;
    try {
      prepared.push(await prepare({ site, version, pages }));
    } catch (error) {
      console.error(`${name} is left out:`, error instanceof Error ? error.message : error);
    }
  }
  return prepared;
}
