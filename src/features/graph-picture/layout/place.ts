/** An item of a row: its size along the row, and the preferred position of its centre. */
interface Wish {
  readonly size: number;
  /** The least gap before it. */
  readonly gap: number;
  readonly centre: number;
}

/**
 * Places centres along one row, in the given order and without overlap, as near to the wishes as possible (least
 * squares). Neighbours that would overlap are merged into a block at the mean of their wishes.
 */
function placeRow(wishes: readonly Wish[]): readonly number[] {
  const offsets: number[] = [];
  let end = 0;
  for (const { size, gap } of wishes) {
    offsets.push(end + gap + size / 2);
    end += gap + size;
  }
  const blocks: { sum: number; count: number }[] = [];
  wishes.forEach(({ centre }, index) => {
    blocks.push({ sum: centre - (offsets[index] ?? 0), count: 1 });
    for (;;) {
      const [last, before] = [blocks.at(-1), blocks.at(-2)];
      if (!last || !before || before.sum / before.count <= last.sum / last.count) break;
      blocks.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  });
  const starts = blocks.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count));
  return offsets.map((offset, index) => offset + (starts[index] ?? 0));
}

const rounds = 16;

/** The sizes of the nodes along a row, and the gap between two neighbours. */
export interface Measures {
  readonly sizeOf: (node: number) => number;
  readonly gapBetween: (before: number, after: number) => number;
}

/** The gap before each node of a row. */
function gapsOf(row: readonly number[], { gapBetween }: Measures): readonly number[] {
  return row.map((node, index) => (index === 0 ? 0 : gapBetween(row[index - 1] ?? node, node)));
}

/** From the start of a row's first node to the end of its last. */
export function lengthOf(row: readonly number[], measures: Measures): number {
  return [...gapsOf(row, measures), ...row.map(measures.sizeOf)].reduce((sum, part) => sum + part, 0);
}

/**
 * Centres along the rows for every node: each near the middle of its neighbours.
 *
 * @param rows - node numbers, row by row, in their order
 * @param neighbours - the neighbours of each node, in any row
 */
export function placeRows(
  rows: readonly (readonly number[])[],
  neighbours: ReadonlyMap<number, readonly number[]>,
  measures: Measures,
): ReadonlyMap<number, number> {
  const { sizeOf } = measures;
  const centres = new Map<number, number>();
  for (const row of rows) {
    const gaps = gapsOf(row, measures);
    let end = -lengthOf(row, measures) / 2;
    for (const [index, node] of row.entries()) {
      end += (gaps[index] ?? 0) + sizeOf(node);
      centres.set(node, end - sizeOf(node) / 2);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const row of round % 2 === 0 ? rows : [...rows].reverse()) {
      const gaps = gapsOf(row, measures);
      const wishes = row.map((node, index): Wish => {
        const places = (neighbours.get(node) ?? []).flatMap((other) => centres.get(other) ?? []);
        const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
        const centre = places.length > 0 ? middle : (centres.get(node) ?? 0);
        return { size: sizeOf(node), gap: gaps[index] ?? 0, centre };
      });
      placeRow(wishes).forEach((centre, index) => centres.set(row[index] ?? -1, centre));
    }
  }
  return centres;
}
