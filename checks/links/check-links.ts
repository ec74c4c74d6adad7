import type { BuiltSite } from '../built-site';
import { countOf } from '../../scripts/count-of';
import { groupBy } from '../../src/features/group-by/group-by';
import type { Finding } from '../finding';
import { byRoute, locate, type Place } from '../locate';
import type { SourcePage } from '../source-pages';
import { readReferences } from './read-page';
import { findProblem } from './resolve';

interface Fault extends Place {
  readonly address: string;
  readonly message: string;
  readonly remedy: string;
}

export interface LinkReport {
  readonly findings: readonly Finding[];
  /** How many addresses were looked at. */
  readonly checked: number;
}

/** The last part of an address, as a writer may have typed it in another form: anchor, file name. */
function tailOf(address: string): readonly string[] {
  const [path = '', anchor = ''] = address.split('#');
  const name = path.split('/').filter(Boolean).at(-1) ?? '';
  return [anchor && `#${anchor}`, name];
}

/** A link that stands in the same form on many pages (navbar, footer) becomes one finding. */
function gather(faults: readonly Fault[]): readonly Finding[] {
  const groups = groupBy(faults, ({ address, message }) => `${address}\n${message}`);
  return [...groups.values()].map((group) => {
    const [{ address, file, line, message, remedy }] = group;
    const others = new Set(group.map((fault) => fault.file)).size - 1;
    const more = others > 0 ? ` (also on ${countOf(others, 'other page')})` : '';
    return { file, line, message: `"${address}" ${message}${more}`, remedy };
  });
}

/** Looks at every address of every built page, of the style sheets and of the feeds. */
export function checkLinks(site: BuiltSite, sources: readonly SourcePage[]): LinkReport {
  const read = site.pages.map((page) => ({ page, ...readReferences(page) }));
  const targets = {
    files: site.files,
    anchors: new Map(read.map(({ page, anchors }) => [page.file, anchors])),
  };
  const origin = byRoute(sources);
  const faults: Fault[] = [];
  let checked = 0;
  const look = (address: string, fromFile: string, place: () => Place): void => {
    checked += 1;
    const problem = findProblem(address, fromFile, targets);
    if (problem) faults.push({ ...place(), address, ...problem });
  };
  for (const { page, references } of read) {
    for (const { address, text } of references) {
      look(address, page.file, () => locate(origin, page, [address, ...tailOf(address), text]));
    }
  }
  for (const file of site.files) {
    const pattern = patternFor(file);
    if (!pattern) continue;
    for (const [, address = ''] of site.read(file).matchAll(pattern)) {
      look(address, file, () => ({ file: `build/${file}` }));
    }
  }
  return { findings: gather(faults), checked };
}

/** How addresses stand in files other than pages. */
function patternFor(file: string): RegExp | undefined {
  if (file.endsWith('.css')) return /url\(["']?([^"')]+)["']?\)/g;
  if (/(?:rss|atom)\.xml$/.test(file)) return /<(?:link|id|guid)[^>]*?(?:>|href=")([^<"]+)/g;
  if (/(?:^|\/)feed\.json$/.test(file)) return /"(?:url|home_page_url|id)":\s*"([^"]+)"/g;
  return undefined;
}
