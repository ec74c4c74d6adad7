import { readFileSync } from 'node:fs';
import { splitSql } from '../../src/features/live-cypher/statement-sql';
import type { Bench } from '../patterns/engine';

/** Creates the parameter table and its functions, as the library does on each new connection. */
export async function prepareLibrary(bench: Bench): Promise<void> {
  for (const { text } of splitSql(readFileSync('graphs/library-functions.sql', 'utf8')))
    await bench.sql(text);
}

/** What `setParam` sends. */
export async function setParam(bench: Bench, key: string, value: unknown): Promise<void> {
  await bench.sql(
    'INSERT INTO age_params (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** Rows of a parts list; `from` is the number of the first. */
export function makeParts(count: number, from = 0) {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return { id: `P-${number}`, name: `Part ${number}`, kind: `kind ${number % 20}`, cost: number / 4 };
  });
}

/** Loads rows of {@link makeParts} as vertices of a label through the parameter table, as the library does. */
export async function loadParts(bench: Bench, label: string, parts: readonly object[]): Promise<void> {
  await setParam(bench, `vertex_${label}`, parts);
  await bench.cypher(createVertices(label));
}

/** What `CypherQueryGenerator` writes for a vertex label with `name`, `kind` and `cost`. */
function createVertices(label: string): string {
  return `UNWIND age_schema_client.get_vertices('${label}') AS vertex_data
    CREATE (v:${label} {
      id: vertex_data.id,
      name: CASE WHEN vertex_data.name IS NOT NULL THEN vertex_data.name ELSE NULL END,
      kind: CASE WHEN vertex_data.kind IS NOT NULL THEN vertex_data.kind ELSE NULL END,
      cost: CASE WHEN vertex_data.cost IS NOT NULL THEN vertex_data.cost ELSE NULL END
    })
    RETURN count(v) AS created_vertices`;
}
