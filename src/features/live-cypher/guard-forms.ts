/** A form that the in-browser engine answers wrongly, although a 64-bit server answers it correctly. */
export interface GuardForm {
  readonly id: GuardFormId;
  /** What goes wrong, for a reader. */
  readonly warning: string;
  /** What to write instead, with code in backticks; correct on both engines. */
  readonly safe: string;
}

export type GuardFormId =
  | 'merge-bound-vertex'
  | 'delete-vertex'
  | 'detach-delete'
  | 'start-end-node'
  | 'text-slice'
  | 'to-boolean'
  | 'timestamp'
  | 'to-string-list'
  | 'graphid-text'
  | 'complete-graph';

const forms: readonly GuardForm[] = [
  {
    id: 'merge-bound-vertex',
    warning:
      'When MERGE has to create an edge to a vertex that is already bound, the in-browser engine stores an edge without ends: no error, no match, and one more on each run. A 64-bit server stores the edge.',
    safe: '`MATCH (a …), (b …) WHERE NOT exists((a)-[:LABEL]->(b)) CREATE (a)-[:LABEL]->(b)`, or the whole pattern in one MERGE: `MERGE (a:Part {sku: …})-[:LABEL]->(b:Part {sku: …})`',
  },
  {
    id: 'delete-vertex',
    warning:
      'The in-browser engine deletes a vertex that still has edges and leaves them behind. A 64-bit server refuses: Cannot delete a vertex that has edge(s).',
    safe: '`MATCH (n …) OPTIONAL MATCH (n)-[r]-() DELETE r, n`, which is slow in a large graph',
  },
  {
    id: 'detach-delete',
    warning:
      'The in-browser engine leaves the edges of a vertex behind when it is deleted with DETACH DELETE. A 64-bit server deletes them too.',
    safe: '`MATCH (n …) OPTIONAL MATCH (n)-[r]-() DELETE r, n`, which is slow in a large graph',
  },
  {
    id: 'start-end-node',
    warning:
      'startNode() and endNode() fail in the in-browser engine (graphid … does not exist). A 64-bit server returns the vertex.',
    safe: '`MATCH (a)-[r:LABEL]->(b) RETURN a, r, b`, or `start_id(r)` and `end_id(r)`',
  },
  {
    id: 'text-slice',
    warning:
      'substring(), left() and right() return the wrong text in the in-browser engine. A 64-bit server slices properly.',
    safe: 'return the whole text and slice it in the SQL around `cypher()`: `SELECT left(name, 3) FROM cypher(…) AS (name text)`, or use `split()` and `replace()`',
  },
  {
    id: 'to-boolean',
    warning:
      'The in-browser engine takes 0 for true and true for 0 when it turns integers into booleans and back. A 64-bit server does not.',
    safe: 'compare instead: `n.flag <> 0`, or `CASE WHEN n.flag THEN 1 ELSE 0 END`',
  },
  {
    id: 'timestamp',
    warning:
      'timestamp() wraps at 32 bits in the in-browser engine and returns a meaningless number. A 64-bit server returns milliseconds since 1970.',
    safe: "store ISO text such as `'2025-03-05'`, which compares correctly",
  },
  {
    id: 'to-string-list',
    warning:
      'toStringList() wraps integers beyond 32 bits in the in-browser engine. A 64-bit server keeps them whole.',
    safe: '`[x IN list | toString(x)]`',
  },
  {
    id: 'graphid-text',
    warning:
      'The in-browser engine cannot read a graphid from text (invalid value for type graphid). A 64-bit server can.',
    safe: "`'844424930131969'::agtype::graphid`",
  },
  {
    id: 'complete-graph',
    warning: 'create_complete_graph() makes the labels but no vertices and edges in the in-browser engine.',
    safe: '`UNWIND range(1, 3) AS i CREATE (:V {i: i})`, then `MATCH (a:V), (b:V) WHERE a.i < b.i CREATE (a)-[:E]->(b)`',
  },
];

/** All known forms. Pages and warnings are generated from this list. */
export const guardForms: ReadonlyMap<GuardFormId, GuardForm> = new Map(forms.map((form) => [form.id, form]));
