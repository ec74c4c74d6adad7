import { quoteIdentifier } from './statement';

/**
 * A query that counts the edges of a graph whose start or end vertex is missing, which is what the guarded forms leave
 * behind. It is zero for a sound graph.
 */
export function danglingEdgesQuery(graph: string): string {
  const schema = quoteIdentifier(graph);
  const missing = (end: string): string =>
    `NOT EXISTS (SELECT FROM ${schema}._ag_label_vertex v WHERE v.id = e.${end})`;
  return `SELECT count(*) FROM ${schema}._ag_label_edge e WHERE ${missing('start_id')} OR ${missing('end_id')}`;
}
