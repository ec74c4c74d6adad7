import { findNearMisses } from '../../near-miss/near-miss';
import type { StatementRequest, UnknownNames } from '../session-types';
import { runStatement, type ProtocolEngine } from '../statement-run';
import { findAskedLabels, findAskedProperties } from './asked-names';

type Rows = readonly (readonly (string | null)[])[];

/** No unknown names. */
export const ALL_KNOWN: UnknownNames = { labels: [], properties: [], meant: [] };

const labelsQuery = (graph: string): string =>
  `SELECT l.name FROM ag_catalog.ag_label l JOIN ag_catalog.ag_graph g ON g.graphid = l.graph WHERE g.name = '${graph}'`;

/** Returns names as agtype prints them, in quotes. */
const propertiesQuery = (graph: string): string =>
  ['(n)', '()-[n]->()']
    .map(
      (pattern) =>
        `SELECT key FROM cypher('${graph}', $$ MATCH ${pattern} UNWIND keys(n) AS key RETURN DISTINCT key $$) AS (key agtype)`,
    )
    .join(' UNION ');

/** Names that the graph does not have, and the most similar name for each, if there is one. */
interface MissingNames {
  readonly names: readonly string[];
  readonly meant: readonly string[];
}

const NOTHING_MISSING: MissingNames = { names: [], meant: [] };

/** @param query - returns the names that the graph has */
async function findMissingNames(
  engine: ProtocolEngine,
  asked: readonly string[],
  query: string,
  read: (cell: string) => string,
): Promise<MissingNames> {
  if (asked.length === 0) return NOTHING_MISSING;
  const { table } = await runStatement(engine, query);
  if (!table) return NOTHING_MISSING;
  const known = table.rows.flatMap(([cell]) => (cell === null || cell === undefined ? [] : read(cell)));
  const names = asked.filter((name) => !known.includes(name));
  return { names, meant: [...new Set(names.flatMap((name) => findNearMisses(name, known, '').slice(0, 1)))] };
}

/** Whether a column is null in every row, as that of a property which no element has. */
const hasEmptyColumn = (rows: Rows): boolean =>
  rows[0]?.some((_, column) => rows.every((row) => row[column] === null)) ?? false;

/**
 * Finds names in a statement that the graph does not have, most often typing errors. Labels are looked up if there are
 * no rows; properties if there are no rows, or if a column is null in every row. In other cases nothing is looked up,
 * because each look-up costs a query.
 */
export async function findUnknownNames(
  engine: ProtocolEngine,
  { graph, statement }: StatementRequest,
  rows: Rows,
  writes: boolean,
): Promise<UnknownNames> {
  if (rows.length > 0 && !hasEmptyColumn(rows)) return ALL_KNOWN;
  const labels =
    rows.length > 0
      ? NOTHING_MISSING
      : await findMissingNames(engine, findAskedLabels(statement), labelsQuery(graph), (cell) => cell);
  // A statement that writes may set a property that does not exist yet.
  const asked = writes ? [] : findAskedProperties(statement, rows.length > 0 ? 'values' : 'rows');
  const properties = await findMissingNames(
    engine,
    asked,
    propertiesQuery(graph),
    (cell) => JSON.parse(cell) as string,
  );
  const { meant } = labels.names.length > 0 ? labels : properties;
  return { labels: labels.names, properties: properties.names, meant };
}
