import type { BuildsAtScale, Growth } from './measure-builds';
import { type PageName, pages } from './places';
import type { Row } from './report';
import type { LighthouseResult } from './lighthouse';
import type { SiteMeasures } from './measures';

export interface SiteResult {
  /** Runs behind each part's medians; what is not named here was measured once. */
  readonly runs?: PartRuns;
  readonly ours: SiteMeasures;
  readonly stock: SiteMeasures;
  readonly emptyPage?: LighthouseResult;
  readonly growth?: { readonly ours: Growth; readonly stock: Growth };
  readonly builds?: readonly BuildsAtScale[];
}

export interface PartRuns {
  readonly clicksAndKeys?: number;
  readonly lighthouse?: number;
}

const kB = (bytes: number): number => bytes / 1000;

/** One row from the same measure of both sites. */
const row = <T>(
  measure: string,
  unit: string,
  both: { readonly ours: T; readonly stock: T },
  read: (side: T) => number | undefined,
): Row => ({ measure, unit, ours: read(both.ours), stock: read(both.stock) });

function pageRows(name: PageName, result: SiteResult): readonly Row[] {
  const both = { ours: result.ours.bytes[name], stock: result.stock.bytes[name] };
  return [
    row(`${name}: all bytes at first paint`, 'kB', both, ({ paint }) => kB(paint.total)),
    row(`${name}: all bytes until load`, 'kB', both, ({ load }) => kB(load.total)),
    row(`${name}: requests until load`, '', both, ({ load }) => load.requests),
    row(`${name}: script until load`, 'kB', both, ({ load }) => kB(load.kinds.script)),
    row(`${name}: style until load`, 'kB', both, ({ load }) => kB(load.kinds.style)),
    row(`${name}: HTML`, 'kB', both, ({ load }) => kB(load.kinds.html)),
    row(`${name}: script once idle`, 'kB', both, ({ idle }) => kB(idle.kinds.script)),
    row(`${name}: all bytes once idle`, 'kB', both, ({ idle }) => kB(idle.total)),
    row(`${name}: all bytes after interaction`, 'kB', both, ({ interaction }) => kB(interaction.total)),
  ];
}

function lighthouseRows(name: PageName, { ours, stock }: SiteResult): readonly Row[] {
  if (!ours.lighthouse || !stock.lighthouse) return [];
  const both = { ours: ours.lighthouse[name], stock: stock.lighthouse[name] };
  return [
    row(`${name}: Lighthouse performance`, '', both, ({ performance }) => performance),
    row(`${name}: Lighthouse accessibility`, '', both, ({ accessibility }) => accessibility),
    row(`${name}: Lighthouse best practices`, '', both, ({ bestPractices }) => bestPractices),
    row(`${name}: Lighthouse SEO`, '', both, ({ seo }) => seo),
    row(`${name}: first contentful paint`, 'ms', both, ({ fcp }) => fcp),
    row(`${name}: largest contentful paint`, 'ms', both, ({ lcp }) => lcp),
    row(`${name}: total blocking time`, 'ms', both, ({ tbt }) => tbt),
    row(`${name}: layout shift`, '', both, ({ cls }) => cls),
  ];
}

/** What is no site's own stands in both columns. */
const both = <T>(value: T): { readonly ours: T; readonly stock: T } => ({ ours: value, stock: value });

/** The table of a result, in the order of a visit. */
export function rowsOf(result: SiteResult): readonly Row[] {
  const names = Object.keys(pages) as PageName[];
  const { growth, builds, emptyPage } = result;
  return [
    row('main script, brotli 11', 'kB', result, ({ mainScript }) => kB(mainScript.brotli)),
    row('scripts of the guide, brotli 11', 'kB', result, ({ guideScripts }) => kB(guideScripts.brotli)),
    ...(growth
      ? [
          row('main script per further page', 'bytes', growth, ({ mainScript }) => mainScript),
          row('scripts of the guide per further page', 'bytes', growth, ({ guideScripts }) => guideScripts),
        ]
      : []),
    row('click in the sidebar to new heading', 'ms', result, ({ clickMs }) => clickMs),
    row('key in search to its hits', 'ms', result, ({ keyMs }) => keyMs),
    row('keys in search without hits after two seconds', '', result, (side) => side.keysWithoutHits),
    ...names.flatMap((name) => pageRows(name, result)),
    ...names.flatMap((name) => lighthouseRows(name, result)),
    ...(emptyPage
      ? [
          row('a page of one sentence: total blocking time', 'ms', both(emptyPage), ({ tbt }) => tbt),
          row('a page of one sentence: first contentful paint', 'ms', both(emptyPage), ({ fcp }) => fcp),
        ]
      : []),
    ...(builds ?? []).flatMap((scale) => [
      row(`cold build, ${scale.pages} pages`, 's', scale, ({ cold }) => cold.seconds),
      row(`warm build, ${scale.pages} pages`, 's', scale, ({ warm }) => warm.seconds),
      row(`memory of a cold build, ${scale.pages} pages`, 'MB', scale, ({ cold }) => cold.peakMegabytes),
    ]),
  ];
}
