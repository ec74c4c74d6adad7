import type { ExampleGraph } from './model';

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Writes a table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function labelsOf(items: readonly { readonly label: string }[]): readonly string[] {
  return [...new Set(items.map((item) => item.label))];
}

function keysOf(items: readonly { readonly properties: object }[]): string {
  const keys = [...new Set(items.flatMap((item) => Object.keys(item.properties)))];
  return keys.length === 0 ? 'none' : keys.map((key) => `\`${key}\``).join(', ');
}

function vertexCounts(graph: ExampleGraph): string {
  const rows = labelsOf(graph.vertices).map((label) => {
    const vertices = graph.vertices.filter((vertex) => vertex.label === label);
    return [label, String(vertices.length), keysOf(vertices)];
  });
  return table(
    ['Vertex label', 'Count', 'Properties'],
    [...rows, ['all', String(graph.vertices.length), '']],
  );
}

function edgeCounts(graph: ExampleGraph): string {
  const labelOf = new Map(graph.vertices.map((vertex) => [vertex.name, vertex.label]));
  const rows = labelsOf(graph.edges).map((label) => {
    const edges = graph.edges.filter((edge) => edge.label === label);
    const ends = [...new Set(edges.map((edge) => `${labelOf.get(edge.from)} -> ${labelOf.get(edge.to)}`))];
    return [label, ends.join(', '), String(edges.length), keysOf(edges)];
  });
  return table(
    ['Edge label', 'Ends', 'Count', 'Properties'],
    [...rows, ['all', '', String(graph.edges.length), '']],
  );
}

function vertexTable(graph: ExampleGraph, label: string): string {
  const vertices = graph.vertices.filter((vertex) => vertex.label === label);
  const keys = Object.keys(vertices[0]?.properties ?? {});
  return `### ${label}\n\n${table(
    keys,
    vertices.map((vertex) => keys.map((key) => String(vertex.properties[key]))),
  )}`;
}

function edgeTable(graph: ExampleGraph, label: string): string {
  const nameOf = new Map(
    graph.vertices.map((v) => [v.name, String(v.properties.name ?? v.properties.number)]),
  );
  const edges = graph.edges.filter((edge) => edge.label === label);
  const keys = Object.keys(edges[0]?.properties ?? {});
  return `### ${label}\n\n${table(
    ['from', 'to', ...keys],
    edges.map((e) => [
      nameOf.get(e.from) ?? '',
      nameOf.get(e.to) ?? '',
      ...keys.map((k) => String(e.properties[k])),
    ]),
  )}`;
}

/** Every fact of the graph as Markdown tables: counts first, then each label's rows, for `graphs/README.md`. */
export function renderTables(graph: ExampleGraph): string {
  return [
    '## Counts',
    vertexCounts(graph),
    edgeCounts(graph),
    '## Vertices',
    ...labelsOf(graph.vertices).map((label) => vertexTable(graph, label)),
    '## Edges',
    ...labelsOf(graph.edges).map((label) => edgeTable(graph, label)),
  ].join('\n\n');
}

/** Stands above the tables in the README; Prettier keeps off what lies between this and `TABLES_END`. */
const TABLES_MARK =
  '<!-- written by `npm run graphs:readme` from bicycle.cypher; do not edit below -->\n<!-- prettier-ignore-start -->';
const TABLES_END = '<!-- prettier-ignore-end -->';

/** The README with these tables between its marks, all else as it is; `undefined` where a mark is missing. */
export function withTables(readme: string, tables: string): string | undefined {
  const start = readme.indexOf(TABLES_MARK);
  const end = readme.indexOf(TABLES_END, start);
  if (start < 0 || end < 0) return undefined;
  return `${readme.slice(0, start)}${TABLES_MARK}\n\n${tables}\n\n${readme.slice(end)}`;
}
