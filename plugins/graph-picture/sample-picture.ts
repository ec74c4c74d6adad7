import { graphOfCells, limitGraph } from '../../src/features/graph-picture/collect';
import { layOut } from '../../src/features/graph-picture/layout/lay-out';
import { drawLegend } from '../../src/features/graph-picture/legend';
import type { Picture } from '../../src/features/graph-picture/model';
import { drawPicture } from '../../src/features/graph-picture/svg';
import type { KeptPictures } from './kept';
import { readCells } from './rows';

/**
 * The most that is drawn on a page. A page holds its pictures as HTML, so of a larger answer the page shows the first
 * vertices, and only readers who run the sample see the rest.
 */
const most = { vertices: 40, edges: 60 } as const;

/**
 * The picture of an answer; null where nothing is connected, because a picture would then show no more than the rows.
 */
export function pictureOfCells(cells: readonly (string | null)[]): Picture | null {
  const graph = graphOfCells(cells);
  return graph.edges.length > 0 ? layOut(limitGraph(graph, most)) : null;
}

/** What a page shows under a sample. */
export interface DrawnSample {
  readonly svg: string;
  /** The entries of its legend. */
  readonly legend: string;
}

/** A fence, and what its page says about it. */
export interface SampleFence {
  readonly language: string;
  readonly code: string;
  readonly isLive: boolean;
  /** The language of the fence that follows on the page. */
  readonly next: string | undefined;
}

/** Whether a live statement's rows are not printed on the page; its picture is then kept. */
export const wantsKeptPicture = ({ language, isLive, next }: SampleFence): boolean =>
  language === 'cypher' && isLive && next !== 'rows';

/**
 * Draws what belongs under a fence of a page: the graph in its rows, or, under a live statement without rows, the kept
 * picture of its answer.
 *
 * @param id - unique on the page
 */
export function drawSample(fence: SampleFence, kept: KeptPictures, id: string): DrawnSample | null {
  const { language, code } = fence;
  const isKept = wantsKeptPicture(fence) && Object.hasOwn(kept, code);
  const picture = isKept ? kept[code] : language === 'rows' ? pictureOfCells(readCells(code)) : null;
  if (!picture) return null;
  const legend = drawLegend(picture.nodes.map(({ label }) => label));
  return { svg: drawPicture(picture, id, 'What the statement returns, as a graph'), legend };
}
