import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSlice, formatGraph, parseGraph, questions, sliceGraph, slices } from './index';
import { GRAPH_FILE, GraphFault } from './parse';
import { renderScript, SCRIPT_FILE } from './script';
import { renderTables, withTables } from './tables';

const graph = parseGraph(readFileSync(GRAPH_FILE, 'utf8'));

describe('the bicycle graph', () => {
  it('has a size within the range that the docs describe', () => {
    expect(graph.vertices.length).toBeGreaterThanOrEqual(38);
    expect(graph.vertices.length).toBeLessThanOrEqual(45);
    expect(graph.edges.length).toBeGreaterThanOrEqual(68);
    expect(graph.edges.length).toBeLessThanOrEqual(80);
  });

  it('has its tables in the README, and they are up to date', () => {
    const readme = readFileSync('graphs/README.md', 'utf8');
    expect(withTables(readme, renderTables(graph)), 'run npm run graphs:readme').toBe(readme);
  });

  it('is written only between the two marks of the README, and not at all when a mark is missing', () => {
    const readme = readFileSync('graphs/README.md', 'utf8');
    const more = `${readme}\n## More\n`;
    expect(withTables(more.replace('## Counts', '## Old'), renderTables(graph))).toBe(more);
    expect(withTables(readme.replace('do not edit below', ''), '')).toBeUndefined();
    expect(withTables(readme.replace('ignore-end', ''), '')).toBeUndefined();
  });

  it('is in the script that readers download, and the script is up to date', () => {
    const script = readFileSync(SCRIPT_FILE, 'utf8');
    expect(script, 'run npm run graphs:readme').toBe(renderScript(readFileSync(GRAPH_FILE, 'utf8')));
    expect(script.match(/\$\$/g), 'a $$ in the graph would end the query').toHaveLength(2);
  });

  it('survives a round trip through formatGraph and parseGraph', () => {
    expect(parseGraph(formatGraph(graph))).toEqual(graph);
  });

  it('gives each vertex a first property that is unique within its label', () => {
    const keys = graph.vertices.map((v) => `${v.label} ${Object.values(v.properties)[0]}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the slices', () => {
  it('contain their labels and no edge without both of its ends; "bicycle" is the whole graph', () => {
    for (const slice of slices) {
      const part = sliceGraph(graph, slice);
      const names = new Set(part.vertices.map((v) => v.name));
      expect(new Set(part.vertices.map((v) => v.label))).toEqual(new Set(slice.vertexLabels));
      expect(new Set(part.edges.map((e) => e.label))).toEqual(new Set(slice.edgeLabels));
      for (const edge of part.edges) expect([names.has(edge.from), names.has(edge.to)]).toEqual([true, true]);
    }
    expect(sliceGraph(graph, findSlice('bicycle'))).toEqual(graph);
  });

  it('fail with the list of slices when asked for an unknown one', () => {
    expect(() => findSlice('cars')).toThrow(
      'There is no graph "cars"; known are bicycle, parts, categories, orders.',
    );
  });
});

describe('parseGraph', () => {
  it.each([
    ['(a:Part {sku: "x"}),', 'g:1: cannot read "sku: "x""'],
    ["(a:Part {sku: 'x'}),\n(a:Part {sku: 'y'})", 'g:2: the name "a" is already taken'],
    ["(a:Part {sku: 'x'}),\n(a)-[:HAS_PART]->(b)", 'g:2: no vertex line above names "b"'],
    ['(a)--(b)', 'g:1: neither a vertex line'],
    ["CREATE\n(a:Part {sku: 'x'})\n(b:Part {sku: 'y'})", 'g:2: a comma stands after each'],
    [
      "(a:Part {sku: 'x'}),\n// the end\n",
      'g:1: a comma stands after each vertex and edge but the last; take',
    ],
    ['// nothing\nCREATE\n', 'g:1: there is no vertex'],
  ])('refuses %j with file and line', (source, message) => {
    expect(() => parseGraph(source, 'g')).toThrow(message);
    expect(() => parseGraph(source, 'g')).toThrow(GraphFault);
  });

  it('reads Windows line endings', () => {
    expect(parseGraph("CREATE\r\n(a:Part {sku: 'x'}),\r\n(b:Part {sku: 'y'})\r\n").vertices).toHaveLength(2);
  });
});

it('each question has a unique id and a known slice', () => {
  expect(new Set(questions.map((q) => q.id)).size).toBe(questions.length);
  for (const question of questions) expect(findSlice(question.slice).id).toBe(question.slice);
});
