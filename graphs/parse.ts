import type { ExampleGraph, GraphEdge, GraphSlice, GraphValue, GraphVertex } from './model';

/** Path of the one source, relative to the repository. */
export const GRAPH_FILE = 'graphs/bicycle.cypher';

/** What is wrong in the source of a graph: file, line and what to do. */
export class GraphFault extends Error {}

const VERTEX = /^\((\w+):(\w+) (\{.*\})\),?$/;
const EDGE = /^\((\w+)\)-\[:(\w+)(?: (\{.*\}))?\]->\((\w+)\),?$/;
const PAIR = /^(\w+): (?:'([^'\\]*)'|(-?\d+(?:\.\d+)?))(?:, |$)/;

function parseProperties(text: string | undefined, where: string): Record<string, GraphValue> {
  const properties: Record<string, GraphValue> = {};
  let rest = text ? text.slice(1, -1) : '';
  while (rest !== '') {
    const pair = PAIR.exec(rest);
    if (!pair?.[1]) {
      throw new GraphFault(
        `${where}: cannot read "${rest}"; write key: 'text' or key: 12.5, with ", " between.`,
      );
    }
    properties[pair[1]] = pair[2] ?? Number(pair[3]);
    rest = rest.slice(pair[0].length);
  }
  return properties;
}

/** Checks that all vertices and edges but the last end with a comma: the reader's script contains the source itself. */
function checkCommas(lines: readonly string[], file: string): void {
  const entries = lines.flatMap((text, index) => (text.startsWith('(') ? [{ text, line: index + 1 }] : []));
  const last = entries.at(-1);
  if (!last) throw new GraphFault(`${file}:1: there is no vertex; take the file from git.`);
  for (const { text, line } of entries) {
    if (text.endsWith(',') === (line !== last.line)) continue;
    const remedy = line === last.line ? 'take away the comma at its end' : 'put a comma at its end';
    throw new GraphFault(
      `${file}:${line}: a comma stands after each vertex and edge but the last; ${remedy}.`,
    );
  }
}

/**
 * Reads the line form of `bicycle.cypher`: comments, the word CREATE, then one vertex or edge per line.
 *
 * @throws GraphFault with file and line for a line in any other form, a comma too much or too few, a name given twice,
 * an edge whose end has no vertex line above it, or a graph without a vertex
 */
export function parseGraph(source: string, file = GRAPH_FILE): ExampleGraph {
  const vertices = new Map<string, GraphVertex>();
  const edges: GraphEdge[] = [];
  const lines = source.split(/\r?\n/);
  lines.forEach((text, index) => {
    const where = `${file}:${index + 1}`;
    if (text === '' || text.startsWith('//') || text === 'CREATE') return;
    const vertex = VERTEX.exec(text);
    if (vertex?.[1] && vertex[2]) {
      const [, name, label] = vertex;
      if (vertices.has(name))
        throw new GraphFault(`${where}: the name "${name}" is already taken; choose another.`);
      vertices.set(name, { name, label, properties: parseProperties(vertex[3], where) });
      return;
    }
    const edge = EDGE.exec(text);
    if (!edge?.[1] || !edge[2] || !edge[4]) {
      throw new GraphFault(
        `${where}: neither a vertex line "(name:Label {…})," nor an edge line "(name)-[:LABEL {…}]->(name),"; write one of them.`,
      );
    }
    const [, from, label, properties, to] = edge;
    for (const end of [from, to]) {
      if (!vertices.has(end)) throw new GraphFault(`${where}: no vertex line above names "${end}"; add one.`);
    }
    edges.push({ from, to, label, properties: parseProperties(properties, where) });
  });
  checkCommas(lines, file);
  return { vertices: [...vertices.values()], edges };
}

/** The vertices and edges of one slice, in the order of the source. */
export function sliceGraph(graph: ExampleGraph, slice: GraphSlice): ExampleGraph {
  return {
    vertices: graph.vertices.filter((vertex) => slice.vertexLabels.includes(vertex.label)),
    edges: graph.edges.filter((edge) => slice.edgeLabels.includes(edge.label)),
  };
}

function formatProperties(
  properties: Readonly<Record<string, GraphValue>>,
  floats: ReadonlySet<string>,
): string {
  const pairs = Object.entries(properties).map(([key, value]) => {
    if (typeof value === 'string') return `${key}: '${value}'`;
    return `${key}: ${floats.has(key) && Number.isInteger(value) ? value.toFixed(1) : value}`;
  });
  return pairs.length === 0 ? '' : ` {${pairs.join(', ')}}`;
}

/** Keys whose values are money, kept as floats in AGE even when whole, so that `7 / 2` never rounds a price. */
const MONEY: ReadonlySet<string> = new Set(['price', 'cost']);

/** One CREATE clause that builds the graph; right on 64-bit servers and on the WASM engine alike. */
export function formatGraph(graph: ExampleGraph): string {
  const vertices = graph.vertices.map(
    (v) => `(${v.name}:${v.label}${formatProperties(v.properties, MONEY)})`,
  );
  const edges = graph.edges.map(
    (e) => `(${e.from})-[:${e.label}${formatProperties(e.properties, MONEY)}]->(${e.to})`,
  );
  return `CREATE\n${[...vertices, ...edges].join(',\n')}`;
}
