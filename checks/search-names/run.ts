import path from 'node:path';
import { limits } from '../../limits';
import { countOf } from '../../scripts/count-of';
import { Engine } from '../../src/features/search/engine/engine';
import {
  indexFolder,
  manifestName,
  type IndexFile,
  type IndexManifest,
} from '../../src/features/search/engine/index-file';
import { synonymGroups } from '../../src/features/search/engine/synonyms';
import { readBuiltSite, siteAddress } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { checkMessages } from './check-messages';
import { checkNames } from './check-names';
import { checkOtherNames, checkTerms, readTerms } from './check-terms';
import { indexesOf, limitsOf } from './of-version';
import { readNames } from './read-names';

export const stage: Stage = 'built';

/** What the modal asks for. */
const inModal = { hitsPerPage: 20, mostPerGroup: 5 } as const;

/**
 * What readers type as it is written leads them to it, in every docs version: names of code, terms of the glossary, and
 * messages of known limits.
 *
 * @throws Stop when nothing is built
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const site = readBuiltSite(root);
  const read = (file: string): unknown => JSON.parse(site.read(path.posix.join(indexFolder, file)));
  const { indexes } = read(manifestName) as IndexManifest;
  const docs = readNames(site.pages);
  const terms = readTerms(site.read('glossary/index.html'));
  const versions = new Set(indexes.map(({ source }) => source.version).filter(Boolean));
  const findings = [...versions].flatMap((version) => {
    const files = indexesOf(indexes, version).map(({ index }) => read(index) as IndexFile);
    const engine = new Engine(files, { site: siteAddress, textOf: () => null });
    const pages = docs.filter((page) => page.version === version);
    note(`${version}: names on ${countOf(pages.filter(({ names }) => names.length > 0).length, 'page')}`);
    const addresses = (query: string): readonly string[] =>
      engine.search({ query, ...inModal }).hits.map(({ url }) => url.slice(siteAddress.length));
    return [
      ...checkNames(pages, (query) => engine.rowsFor({ query, hitsPerPage: 1 })[0]?.route),
      ...checkTerms(terms, addresses),
      ...checkOtherNames(terms, synonymGroups, addresses),
      ...checkMessages(limitsOf(limits, version), addresses),
    ];
  });
  return Promise.resolve(findings);
}
