import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { findSlice, formatGraph, sliceGraph, type SliceId } from '../../graphs';
import { danglingEdgesQuery } from '../../src/features/live-cypher/dangling-edges';
import { quoteLiteral, wrapCypher, type WrappedStatement } from '../../src/features/live-cypher/statement';
import { runStatement, type StatementOutcome } from '../../src/features/live-cypher/statement-run';
import { splitSql, type SqlStatement } from '../../src/features/live-cypher/statement-sql';
import { readExampleGraph } from '../repository-files/example-graph';
import { reasonOf } from '../repository-files/stop';
import {
  asOwner,
  clearDatabase,
  clearSession,
  firstColumn,
  isWriting,
  readFingerprint,
  readWriteMark,
  runTrusted,
  setUpSession,
} from './restore';
import { closeOnFailure } from './close-on-failure';
import { bootEngine } from './snapshot';

/** What a page starts with. */
export interface SessionStart {
  /** `empty`: a database with AGE and no graph; Cypher then runs on the last created one. */
  readonly graph: SliceId | 'empty';
  /** `library`: the table and functions that the library's connection manager creates. */
  readonly prelude: 'library' | null;
}

export interface CypherRun {
  readonly wrapped: WrappedStatement;
  readonly outcome: StatementOutcome;
}

export interface SqlRun {
  readonly statement: SqlStatement;
  readonly outcome: StatementOutcome;
}

export interface BrokenEdges {
  readonly graph: string;
  readonly count: number;
}

/** One engine that serves page after page, each from a fresh start. */
export class EngineSession {
  private graph: SliceId | 'empty' = 'empty';
  /** The mark right after the start was set up; while it stands, nothing has been written since. */
  private startMark: string | null = null;
  /** The mark at which all edges were last seen to be sound. */
  private soundMark: string | null = null;
  private broken = false;

  private constructor(
    private readonly root: string,
    private engine: PGlite,
    private fingerprint: string,
  ) {}

  /** Boots the engine. `root` is the repository. */
  static async open(root: string = process.cwd()): Promise<EngineSession> {
    return closeOnFailure(new EngineSession(root, await bootEngine(root), ''), (session) =>
      session.prepare(),
    );
  }

  private async prepare(): Promise<void> {
    await setUpSession(this.engine);
    this.fingerprint = await readFingerprint(this.engine);
    this.broken = false;
  }

  /** @returns true when the loaded graph is as it was at the start of the last page, and may serve the next. */
  private async clear(graph: SliceId | 'empty'): Promise<boolean> {
    if (!this.broken) {
      try {
        await clearSession(this.engine);
        const untouched = this.startMark !== null && (await readWriteMark(this.engine)) === this.startMark;
        if (untouched && graph === this.graph) return true;
        await clearDatabase(this.engine);
        if ((await readFingerprint(this.engine)) === this.fingerprint) return false;
      } catch {
        // A page may have broken anything, even the extension; in each case a new engine replaces the old one.
      }
    }
    await this.engine.close().catch(() => undefined);
    this.engine = await bootEngine(this.root);
    await this.prepare();
    return false;
  }

  private async loadGraph(slice: SliceId): Promise<void> {
    const graph = formatGraph(sliceGraph(readExampleGraph(this.root), findSlice(slice)));
    await runTrusted(this.engine, `SELECT create_graph(${quoteLiteral(slice)})`);
    await runTrusted(this.engine, wrapCypher(slice, graph).sql);
  }

  /** Forgets all that ran before, and sets up what the next page starts with. */
  async reset(start: SessionStart): Promise<void> {
    const loaded = await this.clear(start.graph);
    this.startMark = null;
    this.graph = start.graph;
    if (start.graph !== 'empty' && !loaded) await this.loadGraph(start.graph);
    this.startMark = await readWriteMark(this.engine);
    this.soundMark = this.startMark;
    if (start.prelude === 'library') {
      const script = readFileSync(join(this.root, 'graphs/library-functions.sql'), 'utf8');
      for (const { text } of splitSql(script)) await runTrusted(this.engine, text);
    }
  }

  private async send(sql: string): Promise<StatementOutcome> {
    try {
      return await runStatement(this.engine, sql);
    } catch (error) {
      this.broken = true;
      throw new Error(`The engine itself broke: ${reasonOf(error)}`);
    }
  }

  /** The graph that Cypher runs on now, or null when the page has not created one yet. */
  async currentGraph(): Promise<string | null> {
    if (this.graph !== 'empty') return this.graph;
    const { table } = await this.send('SELECT name FROM ag_catalog.ag_graph ORDER BY graphid DESC LIMIT 1');
    return table?.rows[0]?.[0] ?? null;
  }

  /**
   * Runs one Cypher statement on the current graph.
   *
   * @throws StatementError for text that cannot be wrapped, Error when there is no graph or the engine broke.
   */
  async runCypher(cypher: string): Promise<CypherRun> {
    const graph = await this.currentGraph();
    if (graph === null)
      throw new Error("There is no graph yet: create one above, SELECT create_graph('bicycle').");
    const wrapped = wrapCypher(graph, cypher);
    return { wrapped, outcome: await this.send(wrapped.sql) };
  }

  /** Runs a script statement by statement, each on its own, and goes on after an error as psql does. */
  async runSql(script: string): Promise<readonly SqlRun[]> {
    const runs: SqlRun[] = [];
    for (const statement of splitSql(script))
      runs.push({ statement, outcome: await this.send(statement.text) });
    return runs;
  }

  /** The graphs with edges whose ends are missing; empty when all are sound, or inside a failed transaction. */
  async findBrokenEdges(): Promise<readonly BrokenEdges[]> {
    return (await asOwner(this.engine, () => this.searchBrokenEdges())) ?? [];
  }

  private async searchBrokenEdges(): Promise<readonly BrokenEdges[]> {
    const mark = await readWriteMark(this.engine);
    if (mark === null || mark === this.soundMark) return [];
    const broken: BrokenEdges[] = [];
    for (const graph of await firstColumn(this.engine, 'SELECT name FROM ag_catalog.ag_graph')) {
      const [count] = await firstColumn(this.engine, danglingEdgesQuery(graph));
      if (Number(count) > 0) broken.push({ graph, count: Number(count) });
    }
    // Inside a transaction that has written, further writes do not change the mark, so look again next time.
    this.soundMark = broken.length === 0 && !isWriting(mark) ? mark : null;
    return broken;
  }

  async close(): Promise<void> {
    // An engine that could not be replaced is closed already; the error to report is the one from that attempt.
    if (!this.engine.closed) await this.engine.close();
  }
}
