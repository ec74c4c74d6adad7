import type { StatementRequest, UnknownNames } from '../session-types';
import { runStatement, type ProtocolEngine } from '../statement-run';
import { findAskedLabels, findAskedProperties } from './asked-names';

type Rows = readonly (readonly (string | null)[])[];

/** Nothing to tell. */
export const ALL_KNOWN: UnknownNames = { labels: [], properties: [] };

const labelsQuery = (graph: string): string =>
  `SELECT l.name FROM ag_catalog.ag_label l JOIN ag_catalog.ag_graph g ON g.graphid = l.graph WHERE g.name = '${graph}'`;

/** As agtype prints them, with their quotes. */
const propertiesQuery = (graph: string): string =>
  ['(n)', '()-[n]->()']
    .map(
      (pattern) =>
        `SELECT key FROM cypher('${graph}', $$ MATCH ${pattern} UNWIND keys(n) AS key RETURN DISTINCT key $$) AS (key agtype)`,
    )
    .join(' UNION ');

async function findUnknown(
  engine: ProtocolEngine,
  asked: readonly string[],
  query: string,
  write: (name: string) => string,
): Promise<readonly string[]> {
  if (asked.length === 0) return [];
  const { table } = await runStatement(engine, query);
  const known = new Set(table?.rows.map(([name]) => name));
  return table ? asked.filter((name) => !known.has(write(name))) : [];
}

/** Whether a column says nothing in any row, as that of a property that nothing has. */
const hasEmptyColumn = (rows: Rows): boolean =>
  rows[0]?.some((_, column) => rows.every((row) => row[column] === null)) ?? false;

/**
 * Names that a statement asks for in vain, most often a slip of the pen: labels where there are no rows, properties where
 * there are none or a column holds null alone. Each costs a query, so that others are not looked up.
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
      ? []
      : await findUnknown(engine, findAskedLabels(statement), labelsQuery(graph), (name) => name);
  // SET gives a property to what may have none yet.
  const asked = writes ? [] : findAskedProperties(statement, rows.length > 0 ? 'values' : 'rows');
  const properties = await findUnknown(engine, asked, propertiesQuery(graph), (name) => JSON.stringify(name));
  return { labels, properties };
}
