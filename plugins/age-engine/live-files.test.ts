import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { age } from '@electric-sql/pglite-age';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { questions } from '../../graphs';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { runRequest } from '../../src/features/live-cypher/engine/run';
import { START_PARAMETERS } from '../../src/features/live-cypher/engine/start-parameters';
import { runStatement, SESSION_SETUP } from '../../src/features/live-cypher/statement-run';
import { areMade, makeGraphs, makeLiveFiles, removeStale, settle } from './live-files';
import { isUnused, readSystemTable } from './system-files';

/** The first run makes the files, which takes ten seconds on an idle machine. */
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

it.each(questions)(
  'an engine started from the files of the browser answers: $title',
  async ({ slice, cypher }) => {
    const outcome = await runRequest(engine, { statement: cypher, graph: slice });
    expect(outcome).toMatchObject({ kind: 'answer', brokenEdges: 0 });
    expect(outcome.kind === 'answer' && outcome.rowCount).toBeGreaterThan(0);
  },
);

it('text, number, time and regular expression functions work without the files left out', async () => {
  const statement = `RETURN toUpper('ab') AS a, 'Heron' =~ '(?i)heron' AS b, toString(1.5) AS c, timestamp() > 0 AS d,
    split('a,b', ',') AS e, 'ä' < 'z' AS f`;
  const outcome = await runRequest(engine, { statement, graph: 'empty' });
  expect(outcome).toMatchObject({ kind: 'answer', rowCount: 1 });
});

it('leaves out more than 300 system files, but none that the server needs to start', () => {
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

it('makes the same bytes from the same graphs at different times, and restores the clock', async () => {
  const { Date: date } = globalThis;
  const graphs = [{ name: 'bicycle', cypher: "CREATE (:Part {name: 'Hub'})" }];
  const made = await makeGraphs(graphs);
  expect(globalThis.Date).toBe(date);
  expect((await makeGraphs(graphs)).equals(made)).toBe(true);
});

describe('the folder of the engine files', () => {
  let folder: string;
  const make = (name: string, content: string, hasManifest = true): string => {
    const made = join(dirname(folder), name);
    mkdirSync(made);
    for (const file of ['age.wasm', 'age.packed']) writeFileSync(join(made, file), content);
    const files = [{ name: 'age', bytes: content.length, packedBytes: content.length }];
    if (hasManifest) writeFileSync(join(made, 'manifest.json'), JSON.stringify({ id: name, files }));
    return made;
  };
  const read = (): string => readFileSync(join(folder, 'age.wasm'), 'utf8');
  beforeEach(() => {
    folder = join(makeTempFolder(), 'live-new');
  });

  it('keeps the files of another process, which may be in use', () => {
    settle(make('live-new.1', 'first'), folder);
    settle(make('live-new.2', 'second'), folder);
    expect(read()).toBe('first');
  });

  it('replaces incomplete files', () => {
    make('live-new', 'half', false);
    settle(make('live-new.1', 'whole'), folder);
    expect(read()).toBe('whole');
  });

  it.each([
    ['a file that was cut short', 'age.packed', 'ha'],
    ['a manifest that was cut short', 'manifest.json', '{"files":['],
    ['an empty manifest', 'manifest.json', ''],
  ])('is made again after %s', (_, file, content) => {
    make('live-new', 'half');
    expect(areMade(folder)).toBe(true);
    writeFileSync(join(folder, file), content);
    expect(areMade(folder)).toBe(false);
    settle(make('live-new.1', 'whole'), folder);
    expect(read()).toBe('whole');
  });

  it('replaces old folders of earlier versions, but deletes no recent or unrelated ones', () => {
    const lastMonth = Date.now() / 1000 - 30 * 24 * 60 * 60;
    for (const name of ['live-new', 'live-old', 'live-old.7', 'base-old'])
      utimesSync(make(name, name), lastMonth, lastMonth);
    make('live-young', 'of another branch');
    removeStale({ id: 'new', folder });
    expect(readdirSync(dirname(folder)).sort()).toEqual(['base-old', 'live-new', 'live-young']);
  });
});
