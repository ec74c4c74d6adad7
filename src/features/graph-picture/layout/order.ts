/** A layered graph: node numbers by layer, from the first to the last, and the links between nodes. */
export interface Layers {
  readonly rows: readonly (readonly number[])[];
  readonly above: ReadonlyMap<number, readonly number[]>;
  readonly below: ReadonlyMap<number, readonly number[]>;
}

const sweeps = 12;

function positionsIn(row: readonly number[]): ReadonlyMap<number, number> {
  return new Map(row.map((node, place) => [node, place]));
}

function countCrossings(upper: readonly number[], lower: readonly number[], { below }: Layers): number {
  const place = positionsIn(lower);
  const ends = upper.flatMap((node) =>
    (below.get(node) ?? []).flatMap((to) => place.get(to) ?? []).sort((a, b) => a - b),
  );
  let crossings = 0;
  ends.forEach((end, index) => {
    for (let later = index + 1; later < ends.length; later += 1) if ((ends[later] ?? 0) < end) crossings += 1;
  });
  return crossings;
}

function countAll(rows: readonly (readonly number[])[], layers: Layers): number {
  return rows.slice(1).reduce((sum, row, index) => sum + countCrossings(rows[index] ?? [], row, layers), 0);
}

/** Sorts a row by the mean position of its neighbours in the fixed row; a node without neighbours stays where it is. */
function sortRow(
  row: readonly number[],
  fixed: readonly number[],
  neighbours: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const place = positionsIn(fixed);
  const own = positionsIn(row);
  const scale = fixed.length / Math.max(1, row.length);
  const middle = (node: number): number => {
    const places = (neighbours.get(node) ?? []).flatMap((other) => place.get(other) ?? []);
    if (places.length === 0) return (own.get(node) ?? 0) * scale;
    return places.reduce((sum, value) => sum + value, 0) / places.length;
  };
  const middles = new Map(row.map((node) => [node, middle(node)]));
  return [...row].sort(
    (a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0) || (own.get(a) ?? 0) - (own.get(b) ?? 0),
  );
}

/** The rows with their nodes in an order in which few edges cross. The same graph always gets the same order. */
export function orderRows(layers: Layers): readonly (readonly number[])[] {
  let rows = [...layers.rows];
  let best = rows;
  let fewest = countAll(rows, layers);
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep += 1) {
    const downwards = sweep % 2 === 0;
    const next = [...rows];
    for (let step = 1; step < next.length; step += 1) {
      const at = downwards ? step : next.length - 1 - step;
      const fixed = next[downwards ? at - 1 : at + 1] ?? [];
      next[at] = sortRow(next[at] ?? [], fixed, downwards ? layers.above : layers.below);
    }
    rows = next;
    const crossings = countAll(rows, layers);
    if (crossings < fewest) [best, fewest] = [rows, crossings];
  }
  return best;
}
