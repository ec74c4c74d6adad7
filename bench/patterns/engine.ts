import type { PGlite } from '@electric-sql/pglite';
import { closeOnFailure } from '../../plugins/age-engine/close-on-failure';
import { bootEngine } from '../../plugins/age-engine/snapshot';
import { SESSION_SETUP } from '../../src/features/live-cypher/statement-run';

/** A fresh database with AGE loaded and one empty graph. */
export class Bench {
  /** Statements sent so far. */
  sent = 0;

  private constructor(
    private readonly db: PGlite,
    readonly graph: string,
  ) {}

  /** Boots an engine. @throws what the engine says of a graph that it cannot create; it is closed then */
  static async open(graph: string): Promise<Bench> {
    const db = await closeOnFailure(await bootEngine(process.cwd()), async (engine) => {
      for (const statement of [...SESSION_SETUP, `SELECT create_graph('${graph}')`])
        await engine.exec(statement);
    });
    return new Bench(db, graph);
  }

  /** Runs Cypher with its values as the bound map and gives the rows as arrays of agtype text. */
  async cypher(text: string, values: object = {}, columns = 1): Promise<readonly (readonly string[])[]> {
    const list = Array.from({ length: columns }, (_, index) => `c${index} agtype`).join(', ');
    this.sent += 1;
    const { rows } = await this.db.query<string[]>(
      `SELECT * FROM cypher('${this.graph}', $q$ ${text} $q$, $1) AS (${list})`,
      [JSON.stringify(values)],
      { rowMode: 'array' },
    );
    return rows;
  }

  /** Runs SQL with its values as `$1`, `$2` … and gives the rows as arrays. */
  async sql(text: string, values: readonly unknown[] = []): Promise<readonly (readonly unknown[])[]> {
    this.sent += 1;
    const { rows } = await this.db.query<unknown[]>(text, [...values], { rowMode: 'array' });
    return rows;
  }

  /**
   * Runs work in a transaction and takes it back, with the dead rows and index entries that it leaves, so that each run
   * starts from the same tables.
   */
  async undone<T>(work: () => Promise<T>): Promise<T> {
    await this.sql('BEGIN');
    try {
      return await work();
    } finally {
      await this.sql('ROLLBACK');
      await this.clean();
    }
  }

  /** Removes what earlier statements left in the tables. */
  async clean(): Promise<void> {
    await this.sql('VACUUM');
    // The session has lost its cached table data; without this, the next statement would pay for loading them.
    await this.cypher('MATCH (n) RETURN n LIMIT 1');
  }

  /** The versions behind a figure, such as "PostgreSQL 18.6, AGE 1.7.0". */
  async version(): Promise<string> {
    const [row] = await this.sql(
      "SELECT 'PostgreSQL ' || current_setting('server_version') || ', AGE ' || extversion FROM pg_extension WHERE extname = 'age'",
    );
    return String(row?.[0]);
  }

  close(): Promise<void> {
    return this.db.close();
  }
}
