import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExampleGraph } from '../../graphs';
import { GRAPH_FILE, GraphFault, parseGraph } from '../../graphs/parse';
import { Stop } from './stop';

/**
 * Reads the example graph. Browser code gets it from the prebuilt database instead.
 *
 * @param root - The repository.
 * @throws Stop naming the file, the line and the remedy when the graph is missing or has a fault
 */
export function readExampleGraph(root: string): ExampleGraph {
  const place = path.join(root, GRAPH_FILE);
  if (!existsSync(place))
    throw new Stop(`${GRAPH_FILE}: There is no such file. Bring it back: git restore ${GRAPH_FILE}`);
  try {
    return parseGraph(readFileSync(place, 'utf8'));
  } catch (error) {
    throw error instanceof GraphFault ? new Stop(error.message) : error;
  }
}
