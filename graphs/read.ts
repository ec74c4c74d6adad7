import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseGraph } from './parse';
import type { ExampleGraph } from './model';

/** Path of the one source, relative to the repository. */
export const GRAPH_FILE = 'graphs/bicycle.cypher';

/** Reads the example graph in Node. Browser code gets it from the prebuilt database instead. */
export function readExampleGraph(root: string = process.cwd()): ExampleGraph {
  return parseGraph(readFileSync(join(root, GRAPH_FILE), 'utf8'), GRAPH_FILE);
}
