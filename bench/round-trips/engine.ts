import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { age } from '@electric-sql/pglite-age';
import { closeOnFailure } from '../../plugins/age-engine/close-on-failure';

/** One statement as a driver sends it: text with `$1`, `$2` …, and the values beside it. */
export interface Statement {
  readonly sql: string;
  readonly params?: readonly unknown[];
}

export type Row = Readonly<Record<string, unknown>>;

/** An engine with AGE and the library's helper functions, which counts what it is sent. */
export class CountingEngine {
  private sent = 0;

  private constructor(private readonly database: PGlite) {}

  /** Boots an engine. @param root - the repository, whose `graphs/library-functions.sql` is run */
  static async open(root: string = process.cwd()): Promise<CountingEngine> {
    const database = await closeOnFailure(new PGlite({ extensions: { age } }), async (engine) => {
      await engine.exec('CREATE EXTENSION age');
      await engine.exec(`LOAD 'age'; SET search_path = ag_catalog, "$user", public`);
      await engine.exec(readFileSync(join(root, 'graphs/library-functions.sql'), 'utf8'));
    });
    return new CountingEngine(database);
  }

  async send({ sql, params = [] }: Statement): Promise<readonly Row[]> {
    this.sent += 1;
    return (await this.database.query<Row>(sql, [...params])).rows;
  }

  /** Statements sent since the last call. */
  takeCount(): number {
    const count = this.sent;
    this.sent = 0;
    return count;
  }

  /** Drops the graph of the last run and creates an empty one with the labels the routes write to. */
  async freshGraph(name: string): Promise<void> {
    const exists = await this.database.query('SELECT FROM ag_graph WHERE name = $1', [name]);
    if (exists.rows.length > 0) await this.database.query(`SELECT drop_graph('${name}', true)`);
    await this.database.exec(
      `SELECT create_graph('${name}'); SELECT create_vlabel('${name}', 'Part');
       SELECT create_vlabel('${name}', 'Supplier'); SELECT create_elabel('${name}', 'SUPPLIES')`,
    );
    await this.database.exec('TRUNCATE TABLE age_params');
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
