import { quoteIdentifier } from './statement';

/**
 * Counts the edges of a graph whose start or end vertex is missing: the trace that the wrong forms leave. Zero on a
 * sound graph.
 */
export function danglingEdgesQuery(graph: string): string {
  const schema = quoteIdentifier(graph);
  const missing = (end: string): string =>
    `NOT EXISTS (SELECT FROM ${schema}._ag_label_vertex v WHERE v.id = e.${end})`;
  return `SELECT count(*) FROM ${schema}._ag_label_edge e WHERE ${missing('start_id')} OR ${missing('end_id')}`;
}
