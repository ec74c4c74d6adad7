import { expect, test } from 'vitest';
import type { AgtypeEdge, AgtypeVertex } from '../../agtype/agtype';
import type { Graph } from '../collect';
import { nodeHeight, nodeWidth } from '../geometry';
import { unlabelled, type PictureNode } from '../model';
import { countHidden } from './hidden-edges';
import { layOut } from './lay-out';

function makeGraph(names: string, pairs: string, callIt = (name: string) => `Part called ${name}`): Graph {
  const vertices = names.split(' ').map((name): AgtypeVertex => ({
    kind: 'vertex',
    id: name,
    label: 'Part',
    properties: [['name', { kind: 'string', value: callIt(name) }]],
  }));
  const edges = pairs
    .split(' ')
    .filter(Boolean)
    .map((pair): AgtypeEdge => ({
      kind: 'edge',
      id: pair,
      label: 'HAS_PART',
      startId: pair.charAt(0),
      endId: pair.charAt(1),
      properties: [],
    }));
  return { vertices, edges };
}

function overlaps(nodes: readonly PictureNode[]): readonly string[] {
  return nodes.flatMap((a, index) =>
    nodes.slice(index + 1).flatMap((b) => {
      const [width, height] = [(nodeWidth(a.caption) + nodeWidth(b.caption)) / 2, nodeHeight];
      return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height ? [`${a.id} ${b.id}`] : [];
    }),
  );
}

const place = (nodes: readonly PictureNode[], id: string): PictureNode => {
  const node = nodes.find((candidate) => candidate.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};

test('a tree is laid out downwards, with its root above and between the children', () => {
  const { nodes } = layOut(makeGraph('a b c d e', 'ab ac ad be'), { width: 500, height: 500 });
  const ys = ['a', 'b', 'e'].map((id) => place(nodes, id).y);
  expect(ys).toEqual([...ys].sort((p, q) => p - q));
  expect(new Set(['b', 'c', 'd'].map((id) => place(nodes, id).y)).size).toBe(1);
  const xs = ['b', 'c', 'd'].map((id) => place(nodes, id).x).sort((p, q) => p - q);
  expect(place(nodes, 'a').x).toBeGreaterThan(xs[0] ?? NaN);
  expect(place(nodes, 'a').x).toBeLessThan(xs[2] ?? NaN);
});

test('a fan whose row would be wider than the space is laid out to the right, in one column', () => {
  const graph = makeGraph('a b c d e f g', 'ab ac ad ae af ag');
  const [root, ...others] = layOut(graph, { width: 720, height: 460 }).nodes;
  expect(new Set(others.map(({ x }) => x)).size).toBe(1);
  expect(others[0]?.x).toBeGreaterThan(root?.x ?? NaN);
});

/** Its second row is `bdce`. */
const wheels = makeGraph('a b d c e f', 'ab ad ac ae ef', (name) =>
  'de'.includes(name) ? 'Hub' : `Wheel ${name}`,
);

test('a row is broken only where the space is too narrow for it', () => {
  const rowsIn = (width: number): number => {
    const { nodes } = layOut(wheels, { width, height: 440 });
    return new Set(nodes.flatMap(({ id, y }) => ('bdce'.includes(id) ? [y] : []))).size;
  };
  expect([rowsIn(260), rowsIn(500)]).toEqual([2, 1]);
});

test('edges run between the vertices of a broken row, not through them', () => {
  const { nodes } = layOut(wheels, { width: 260, height: 440 });
  const root = place(nodes, 'a');
  const first = nodes.filter(({ y }) => y === Math.min(...nodes.slice(1).map((node) => node.y)));
  const later = nodes.filter(({ id, y }) => 'bcde'.includes(id) && y > (first[0]?.y ?? NaN));
  expect([first.length, later.length]).toEqual([2, 2]);
  for (const end of later)
    for (const { x, y, caption } of first) {
      const crossing = root.x + ((end.x - root.x) * (y - root.y)) / (end.y - root.y);
      expect(Math.abs(crossing - x)).toBeGreaterThan(nodeWidth(caption) / 2);
    }
});

test('a layout in a narrow space hides no edge under a vertex', () => {
  const graph = makeGraph('a b c d e f g h i j', 'ab ac bd be cf gc hc id je', (name) => `Category ${name}`);
  const { nodes, edges } = layOut(graph, { width: 264, height: 440 });
  const places = new Map(nodes.map((node, index) => [index, node]));
  const numbers = new Map(nodes.map(({ id }, index) => [id, index]));
  const pairs = edges.map(({ from, to }) => [numbers.get(from) ?? 0, numbers.get(to) ?? 0] as const);
  const widths = nodes.map(({ caption }) => nodeWidth(caption));
  expect(countHidden(pairs, places, widths)).toBe(0);
});

test('layers are further apart where the captions between them are crowded', () => {
  const depth = (pairs: string): number => {
    const { nodes } = layOut(
      makeGraph('a b c d e', pairs, (name) => `Bike ${name}`),
      { width: 500, height: 440 },
    );
    return Math.max(...nodes.map(({ y }) => y)) - Math.min(...nodes.map(({ y }) => y));
  };
  expect(depth('ad bd cd ae be ce')).toBeGreaterThan(depth('ad be'));
});

test.each([
  ['under another vertex', { x: 100, y: 100 }, 1],
  ['past one', { x: 150, y: 100 }, 0],
  ['over the round end of one', { x: 146, y: 86 }, 0],
])('countHidden counts a diagonal edge only if it runs under a vertex: %s', (_, place, count) => {
  const places = new Map([
    [0, { x: 0, y: 0 }],
    [1, { x: 200, y: 200 }],
    [2, place],
  ]);
  expect(countHidden([[0, 1]], places, [80, 80, 80])).toBe(count);
});

test.each([
  ['under another vertex', { x: 39, y: 100 }, 1],
  ['along its side', { x: 40, y: 100 }, 0],
  ['past one', { x: 70, y: 100 }, 0],
])('countHidden counts a vertical edge only if it runs under a vertex: %s', (_, place, count) => {
  const places = new Map([
    [0, { x: 0, y: 0 }],
    [1, { x: 0, y: 200 }],
    [2, place],
  ]);
  expect(countHidden([[0, 1]], places, [80, 80, 80])).toBe(count);
});

test('countHidden does not count an edge whose end has no place', () => {
  const places = new Map([
    [0, { x: 0, y: 0 }],
    [2, { x: 100, y: 100 }],
  ]);
  expect(countHidden([[0, 1]], places, [80, 80, 80])).toBe(0);
});

test.each([
  ['a circle', 'a b c d', 'ab bc cd da'],
  ['a circle from a vertex to itself', 'a b', 'aa ab ba'],
  ['edges over several layers', 'a b c d e', 'ab bc cd ad ae ed'],
  ['several pieces and single vertices', 'a b c d e f g h', 'ab cd'],
  ['no edges', 'a b c d e f', ''],
  ['one vertex', 'a', ''],
])('%s: every vertex and edge is kept, and no two vertices overlap', (_, names, pairs) => {
  for (const room of [undefined, { width: 300, height: 400 }]) {
    const { nodes, edges } = layOut(makeGraph(names, pairs), room);
    expect(nodes).toHaveLength(names.split(' ').length);
    expect(edges).toHaveLength(pairs.split(' ').filter(Boolean).length);
    expect(overlaps(nodes)).toEqual([]);
    expect(nodes.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  }
});

test('an edge from a vertex to itself does not change the order of the rows', () => {
  const rows = (pairs: string): readonly number[] =>
    layOut(makeGraph('a b c', pairs), { width: 500, height: 900 }).nodes.map(({ y }) => y);
  const [a = NaN, b = NaN, c = NaN] = rows('aa ab bb bc');
  expect([a < b, b < c]).toEqual([true, true]);
});

test('two vertices with edges in both directions are laid out in the direction of the first edge', () => {
  const { nodes } = layOut(makeGraph('b a', 'ab ba'));
  expect(place(nodes, 'a').x).toBeLessThan(place(nodes, 'b').x);
});

test('many pieces in a narrow space fit into it at more than half their size, instead of in one tall column', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN');
  const pairs = letters.flatMap((id, index) => (index % 2 === 0 ? [`${id}${letters[index + 1] ?? ''}`] : []));
  const room = { width: 296, height: 440 };
  const { nodes } = layOut(makeGraph(letters.join(' '), pairs.join(' ')), room);
  const span = (ends: readonly number[]) => Math.max(...ends) - Math.min(...ends);
  const width = span(
    nodes.flatMap(({ x, caption }) => [x - nodeWidth(caption) / 2, x + nodeWidth(caption) / 2]),
  );
  const height = span(nodes.map(({ y }) => y)) + nodeHeight;
  expect(Math.min(room.width / width, room.height / height)).toBeGreaterThan(0.5);
});

test('the same graph always gets the same places', () => {
  const graph = makeGraph('a b c d e f', 'ab ac bd cd ce ef');
  expect(layOut(graph)).toEqual(layOut(graph));
});

test('edges do not cross if crossings can be avoided', () => {
  const { nodes } = layOut(makeGraph('a b c d e f', 'ab ac bf ce cd'), { width: 2000, height: 2000 });
  const isLeft = (one: string, other: string): boolean => place(nodes, one).x < place(nodes, other).x;
  expect(isLeft('b', 'c')).toBe(isLeft('f', 'e'));
  expect(isLeft('b', 'c')).toBe(isLeft('f', 'd'));
});

test('an answer without vertices is an empty picture', () => {
  expect(layOut({ vertices: [], edges: [] })).toEqual({ nodes: [], edges: [] });
});

test('edges whose start or end is not among the vertices are left out', () => {
  const { edges } = layOut(makeGraph('a b', 'ab ac cb'));
  expect(edges.map(({ id }) => id)).toEqual(['ab']);
});

test('vertices without edges are placed after those with edges', () => {
  const { nodes } = layOut(makeGraph('a b c', 'bc'), { width: 2000, height: 100 });
  expect(place(nodes, 'a').x).toBeGreaterThan(Math.max(place(nodes, 'b').x, place(nodes, 'c').x));
});

test('a node has the label of its vertex, `unlabelled` if that has none, and an empty one for a stand-in', () => {
  const graph = makeGraph('a b c', '');
  const [a, b, c] = graph.vertices;
  if (!a || !b || !c) throw new Error('three vertices');
  const vertices = [a, { ...b, label: '' }, { ...c, isStandIn: true as const }];
  expect(layOut({ ...graph, vertices }).nodes.map(({ label }) => label)).toEqual(['Part', unlabelled, '']);
});
