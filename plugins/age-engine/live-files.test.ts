import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { age } from '@electric-sql/pglite-age';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { questions } from '../../graphs';
import { runRequest } from '../../src/features/live-cypher/engine/run';
import { START_PARAMETERS } from '../../src/features/live-cypher/engine/start-parameters';
import { runStatement, SESSION_SETUP } from '../../src/features/live-cypher/statement-run';
import { makeLiveFiles } from './live-files';
import { isUnused, readSystemTable } from './system-files';

/** Making the files takes ten seconds on a quiet machine, the first time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
let engine: PGlite;

beforeAll(async () => {
  const { folder } = await makeLiveFiles(process.cwd());
  const open = (name: string): Blob => new Blob([readFileSync(join(folder, `${name}.wasm`))]);
  engine = await PGlite.create({
    fsBundle: open('system'),
    loadDataDir: open('graphs'),
    startParams: [...PGlite.defaultStartParams, ...START_PARAMETERS],
    extensions: { age },
  });
  for (const sql of SESSION_SETUP) await runStatement(engine, sql);
});
afterAll(async () => engine.close());

it.each(questions)('the files that the browser loads answer: $title', async ({ slice, cypher }) => {
  const outcome = await runRequest(engine, { statement: cypher, graph: slice });
  expect(outcome).toMatchObject({ kind: 'answer', brokenEdges: 0 });
  expect(outcome.kind === 'answer' && outcome.rowCount).toBeGreaterThan(0);
});

it('answers text, numbers, times and patterns without the files left out', async () => {
  const statement = `RETURN toUpper('ab') AS a, 'Heron' =~ '(?i)heron' AS b, toString(1.5) AS c, timestamp() > 0 AS d,
    split('a,b', ',') AS e, 'ä' < 'z' AS f`;
  const outcome = await runRequest(engine, { statement, graph: 'empty' });
  expect(outcome).toMatchObject({ kind: 'answer', rowCount: 1 });
});

it('leaves out what no statement reaches, and nothing that starts the server', () => {
  const names = readSystemTable('node_modules/@electric-sql/pglite/dist').map(({ name }) => name);
  const left = names.filter((name) => !isUnused(name));
  expect(names.length - left.length).toBeGreaterThan(300);
  expect(left).toEqual(
    expect.arrayContaining([
      '/pglite/share/postgresql/timezone/UTC',
      '/pglite/share/postgresql/timezonesets/Default',
      '/pglite/lib/postgresql/plpgsql.so',
    ]),
  );
});
