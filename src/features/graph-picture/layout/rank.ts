/** The graph that the layout works on, by the numbers of its nodes. */
export interface Links {
  readonly count: number;
  /** `[from, to]` pairs, without loops and duplicates. */
  readonly pairs: readonly (readonly [from: number, to: number])[];
}

function targetsOf({ count, pairs }: Links): readonly (readonly number[])[] {
  const targets = Array.from({ length: count }, (): number[] => []);
  for (const [from, to] of pairs) targets[from]?.push(to);
  return targets;
}

/** Reverses the edges that close a cycle, so that the graph becomes acyclic. */
export function breakCircles(links: Links): Links {
  const targets = targetsOf(links);
  const state = new Array<'new' | 'open' | 'done'>(links.count).fill('new');
  const pairs = new Map<string, readonly [number, number]>();
  const add = (from: number, to: number): void => void pairs.set(`${from} ${to}`, [from, to]);
  const walk = (start: number): void => {
    const stack = [{ node: start, next: 0 }];
    state[start] = 'open';
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const to = targets[top.node]?.[top.next];
      top.next += 1;
      if (to === undefined) {
        state[top.node] = 'done';
        stack.pop();
      } else if (state[to] === 'open') add(to, top.node);
      else {
        add(top.node, to);
        if (state[to] === 'new') {
          state[to] = 'open';
          stack.push({ node: to, next: 0 });
        }
      }
    }
  };
  const entered = new Set(links.pairs.map(([, to]) => to));
  const nodes = Array.from({ length: links.count }, (_, node) => node);
  for (const node of [...nodes.filter((n) => !entered.has(n)), ...nodes]) {
    if (state[node] === 'new') walk(node);
  }
  return { count: links.count, pairs: [...pairs.values()] };
}

/**
 * The layer of each node, from 0. A node is below every node that has an edge to it. A node without incoming edges is
 * directly above the nearest of its targets.
 *
 * @param links - an acyclic graph
 */
export function rankNodes({ count, pairs }: Links): readonly number[] {
  const rank = new Array<number>(count).fill(0);
  const waiting = new Array<number>(count).fill(0);
  const targets = targetsOf({ count, pairs });
  for (const [, to] of pairs) waiting[to] = (waiting[to] ?? 0) + 1;
  const sources = waiting.flatMap((entering, node) => (entering === 0 ? [node] : []));
  const ready = [...sources];
  for (let node = ready.shift(); node !== undefined; node = ready.shift()) {
    for (const to of targets[node] ?? []) {
      rank[to] = Math.max(rank[to] ?? 0, (rank[node] ?? 0) + 1);
      waiting[to] = (waiting[to] ?? 0) - 1;
      if (waiting[to] === 0) ready.push(to);
    }
  }
  for (const node of sources) {
    const below = (targets[node] ?? []).map((to) => rank[to] ?? 0);
    if (below.length > 0) rank[node] = Math.min(...below) - 1;
  }
  return rank;
}
