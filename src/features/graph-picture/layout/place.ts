/** One thing in a row: how much room it takes along the row, and where it would like its centre to be. */
interface Wish {
  readonly size: number;
  readonly centre: number;
}

/**
 * Centres along one row, in the given order and without overlap, as near to the wishes as can be (least squares):
 * neighbours that want the same place are merged into a block that stands at the mean of their wishes.
 */
export function placeRow(wishes: readonly Wish[], gap: number): readonly number[] {
  const offsets: number[] = [];
  let end = 0;
  for (const { size } of wishes) {
    offsets.push(end + size / 2);
    end += size + gap;
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

/**
 * Centres along the rows for every node: each near the middle of its neighbours.
 *
 * @param rows - node numbers, row by row, in their order
 * @param neighbours - of each node, in whatever row
 */
export function placeRows(
  rows: readonly (readonly number[])[],
  neighbours: ReadonlyMap<number, readonly number[]>,
  sizeOf: (node: number) => number,
  gap: number,
): ReadonlyMap<number, number> {
  const centres = new Map<number, number>();
  for (const row of rows) {
    const total = row.reduce((sum, node) => sum + sizeOf(node) + gap, -gap);
    let start = -total / 2;
    for (const node of row) {
      centres.set(node, start + sizeOf(node) / 2);
      start += sizeOf(node) + gap;
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const row of round % 2 === 0 ? rows : [...rows].reverse()) {
      const wishes = row.map((node): Wish => {
        const places = (neighbours.get(node) ?? []).flatMap((other) => centres.get(other) ?? []);
        const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
        return { size: sizeOf(node), centre: places.length > 0 ? middle : (centres.get(node) ?? 0) };
      });
      placeRow(wishes, gap).forEach((centre, index) => centres.set(row[index] ?? -1, centre));
    }
  }
  return centres;
}
