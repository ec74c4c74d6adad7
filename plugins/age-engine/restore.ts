import type { PGlite } from '@electric-sql/pglite';
import { runStatement, SESSION_SETUP, type ResultTable } from '../../src/features/live-cypher/statement-run';
import { quoteIdentifier, quoteLiteral } from '../../src/features/live-cypher/statement';

/** Runs SQL of our own. @throws Error when the engine refuses it. */
export async function runTrusted(engine: PGlite, sql: string): Promise<ResultTable> {
  const { table, error } = await runStatement(engine, sql);
  if (!table) throw new Error(`The engine refused our own SQL: ${error?.message} [${error?.code}]\n${sql}`);
  return table;
}

/** The cells of the first column of our own SQL, NULL as an empty text. @throws Error when the engine refuses it */
export async function firstColumn(engine: PGlite, sql: string): Promise<readonly string[]> {
  return (await runTrusted(engine, sql)).rows.map(([cell]) => cell ?? '');
}

/** Loads AGE and sets the search path; once per session, and again after `DISCARD ALL`. */
export async function setUpSession(engine: PGlite): Promise<void> {
  for (const statement of SESSION_SETUP) await runTrusted(engine, statement);
}

const COUNTED = [
  'pg_class',
  'pg_proc',
  'pg_type',
  'pg_operator',
  'pg_cast',
  'pg_constraint',
  'pg_trigger',
  'pg_extension',
  'pg_authid',
  'pg_db_role_setting',
  'pg_default_acl',
  'ag_catalog.ag_graph',
  'ag_catalog.ag_label',
];

/** How many objects the catalog holds, table by table; equal before and after a page that left nothing behind. */
export async function readFingerprint(engine: PGlite): Promise<string> {
  const counts = COUNTED.map((table) => `(SELECT count(*) FROM ${table})`);
  // Without the schema of temporary tables, which stays for good once it was used.
  counts.push(`(SELECT count(*) FROM pg_namespace WHERE nspname !~ '^pg_(toast_)?temp_')`);
  const [cell] = await firstColumn(engine, `SELECT concat_ws(' ', ${counts.join(', ')})`);
  return cell ?? '';
}

/**
 * A mark that changes with every write: the next transaction number, the number of this transaction, and the sum of the
 * sequences (a failed CREATE may use an id but no transaction number). Null inside a failed transaction.
 */
export async function readWriteMark(engine: PGlite): Promise<string | null> {
  const { table } = await runStatement(
    engine,
    `SELECT concat_ws(' ', pg_snapshot_xmax(pg_current_snapshot()),
      coalesce(pg_current_xact_id_if_assigned()::text, '-'), (SELECT sum(last_value) FROM pg_sequences))`,
  );
  return table?.rows[0]?.[0] ?? null;
}

/** True for a mark taken inside a transaction that has written something already. */
export const isWriting = (mark: string): boolean => mark.split(' ')[1] !== '-';

/**
 * Runs something as the owner of the database and then restores the page's role. So a sample that switches to a role
 * with few rights can be watched like any other. Null inside a failed transaction.
 */
export async function asOwner<Result>(engine: PGlite, work: () => Promise<Result>): Promise<Result | null> {
  const { table } = await runStatement(engine, "SELECT current_setting('role')");
  const role = table?.rows[0]?.[0];
  if (typeof role !== 'string') return null;
  if (role === 'none') return work();
  await runTrusted(engine, 'RESET ROLE');
  try {
    return await work();
  } finally {
    await runTrusted(engine, `SET ROLE ${quoteIdentifier(role)}`);
  }
}

/** Resets what is not stored: an open transaction, settings, prepared statements, temporary tables. */
export async function clearSession(engine: PGlite): Promise<void> {
  await runTrusted(engine, 'ROLLBACK');
  await runTrusted(engine, 'DISCARD ALL');
  await setUpSession(engine);
}

const GRAPHS = 'SELECT name FROM ag_catalog.ag_graph';
const SCHEMAS = `SELECT nspname FROM pg_namespace
  WHERE nspname !~ '^pg_' AND nspname NOT IN ('public', 'ag_catalog', 'information_schema')`;
const PUBLIC_OBJECTS = `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 1 FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 1 FROM pg_type WHERE typnamespace = 'public'::regnamespace`;

/** Removes what is stored, after {@link clearSession}: graphs, schemas, and the objects of `public`. */
export async function clearDatabase(engine: PGlite): Promise<void> {
  for (const graph of await firstColumn(engine, GRAPHS)) {
    await runTrusted(engine, `SELECT drop_graph(${quoteLiteral(graph)}, true)`);
  }
  for (const schema of await firstColumn(engine, SCHEMAS)) {
    await runTrusted(engine, `DROP SCHEMA ${quoteIdentifier(schema)} CASCADE`);
  }
  if ((await firstColumn(engine, PUBLIC_OBJECTS)).length > 0) {
    await runTrusted(engine, 'DROP SCHEMA public CASCADE');
    await runTrusted(engine, 'CREATE SCHEMA public AUTHORIZATION pg_database_owner');
    await runTrusted(engine, 'GRANT USAGE ON SCHEMA public TO PUBLIC');
  }
}
