import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EngineSession } from '../../plugins/age-engine/session';
import { keptFile } from '../../plugins/graph-picture/kept';
import { Stop } from '../../scripts/fail';
import { linkModules, makeTempFolder, type FileTexts } from '../../scripts/test/temp-folder';
import { readMarkdownPage } from '../fences/read-page';
import { formatFinding } from '../finding';
import { runPage, type PageRun } from './run-page';
import { listFindings, runSamples } from './samples';
import { updateSamples } from './update';
import { writeRows } from './write-rows';

/** A page takes a fifth of a second on a quiet machine; the first boot runs initdb. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
let session: EngineSession;

beforeAll(async () => {
  session = await EngineSession.open();
});
afterAll(async () => session.close());

const FENCE = '```';
const cypher = (text: string, flags = ''): string => `${FENCE}cypher ${flags}\n${text}\n${FENCE}\n`;
const sql = (text: string, flags = ''): string => `${FENCE}sql ${flags}\n${text}\n${FENCE}\n`;
const rows = (text: string): string => `${FENCE}rows\n${text}${text ? '\n' : ''}${FENCE}\n`;
const page = (source: string) =>
  readMarkdownPage({ file: 'docs/a.md', kind: 'doc', version: 'next' }, source);
const check = async (source: string): Promise<PageRun> => runPage(session, page(source));
const messages = (run: PageRun): string => listFindings([run]).map(formatFinding).join('\n');

const SUPPLIERS = cypher(
  "MATCH (s:Supplier)-[:SUPPLIES]->(:Part {name: 'Hub'})\nRETURN s.name AS supplier, s.code AS code",
);
const SUPPLIERS_ROWS = `supplier    | code
------------+--------
"Kugelwerk" | "SU-05"
"Fjordspin" | "SU-02"
(2 rows)`;
const SUPPLIERS_SWAPPED = `supplier    | code
------------+--------
"Fjordspin" | "SU-02"
"Kugelwerk" | "SU-05"
(2 rows)`;

describe('correct samples', () => {
  it.each<[string, string]>([
    ['rows in another order, when none is promised', SUPPLIERS + rows(SUPPLIERS_SWAPPED)],
    [
      'an expected error',
      cypher('MATCH (n:Part|Supplier) RETURN n', 'expect-error="syntax error at or near"'),
    ],
    [
      'an expected error with its text as rows',
      cypher('RETURN 1/0 AS x', 'expect-error="division"') + rows('ERROR:  division by zero'),
    ],
    [
      'an error inside a transaction',
      sql('BEGIN;\nSELECT 1/0;\nSELECT 1;\nROLLBACK;', 'expect-error="division by zero"'),
    ],
    [
      'tables in public',
      sql("CREATE TABLE stock (sku text, pieces int);\nINSERT INTO stock VALUES ('HB-36', 4);") +
        sql("SELECT schemaname FROM pg_tables WHERE tablename = 'stock'") +
        rows('schemaname\n----------\npublic\n(1 row)'),
    ],
    [
      'the library functions',
      `---\nprelude: library\n---\n\n${cypher("RETURN age_schema_client.get_age_param('none') AS value")}${rows('value\n-----\nnull\n(1 row)')}`,
    ],
    [
      'a graph of its own',
      `---\ngraph: empty\n---\n\n${sql("SELECT create_graph('shop');")}${rows('NOTICE:  graph "shop" has been created\ncreate_graph\n------------\n\n(1 row)')}${cypher("CREATE (:City {name: 'Oslo'})")}${rows('(0 rows)')}`,
    ],
    [
      'session state from fence to fence',
      cypher("CREATE (:Part {sku: 'N-1'})") +
        cypher("MATCH (p:Part {sku: 'N-1'}) RETURN count(p) AS found") +
        rows('found\n-----\n1\n(1 row)'),
    ],
    ['text and other languages', `${FENCE}text\nMATCH (n) DETACH DELETE n\n${FENCE}\n`],
  ])('are accepted: %s', async (_, source) => {
    expect(messages(await check(source))).toBe('');
  });

  it('are counted by statements, tables of rows and expected errors', async () => {
    const run = await check(
      SUPPLIERS +
        rows(SUPPLIERS_ROWS) +
        sql('SELECT 1; SELECT 2;') +
        cypher('RETURN 1/0 AS a', 'expect-error="zero"'),
    );
    expect(run).toMatchObject({ statements: 4, tables: 1, expectedErrors: 1, findings: [], stale: [] });
  });

  it('do not see data that an earlier page has created', async () => {
    await check(cypher("CREATE (:Part {sku: 'LEFT-OVER'})"));
    expect(
      messages(
        await check(
          cypher("MATCH (p:Part {sku: 'LEFT-OVER'}) RETURN count(p) AS left") +
            rows('left\n----\n0\n(1 row)'),
        ),
      ),
    ).toBe('');
  });
});

describe('faults of samples', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a failing statement',
      `\n${cypher('MATCH (n:Part)\nRETURN m.name')}`,
      [
        'docs/a.md:4: The statement failed: ERROR:  could not find rte for m',
        'HINT:  variable m does not exist',
        'MATCH (n:Part)\n    RETURN m.name',
        '-> Correct the statement',
      ],
    ],
    [
      'a failing statement of a script',
      sql('SELECT 1;\nSELECT nope;\n'),
      ['docs/a.md:3: The statement failed: ERROR:  column "nope" does not exist [42703]\n    SELECT nope\n'],
    ],
    [
      'a semicolon after Cypher',
      cypher('MATCH (n) RETURN n;'),
      ['docs/a.md:2: The statement failed: ERROR:  syntax error at or near ";"'],
    ],
    [
      'an expected error that does not come',
      cypher("MATCH (p:Part {name: 'Hub'}) RETURN p.sku AS sku", 'expect-error="syntax"'),
      ['An error was expected ("syntax"), but this came back:\n    sku', '"HB-36"', '(1 row)'],
    ],
    [
      'another error than the expected',
      cypher('RETURN 1/0 AS a', 'expect-error="syntax"'),
      ['Another error was expected ("syntax"); AGE says: ERROR:  division by zero [22012]'],
    ],
    [
      'a second error',
      sql('SELECT 1/0; SELECT nope;', 'expect-error="division"'),
      ['A second statement failed: ERROR:  column "nope"'],
    ],
    [
      'other rows',
      SUPPLIERS + rows('supplier\n--------\n"Nobody"\n(1 row)'),
      [
        'docs/a.md:5: The rows shown are not those that came back.',
        '-- shown:\n    supplier',
        '-- came back:\n    supplier    | code',
        'npm run samples:update',
      ],
    ],
    [
      'rows in another order than promised',
      SUPPLIERS.replace('AS code', 'AS code ORDER BY code') + rows(SUPPLIERS_ROWS),
      ['The rows shown are not those'],
    ],
    [
      'more rows than fit on a screen',
      sql('SELECT n FROM generate_series(1, 50) AS n') + rows('none'),
      ['    36\n    37\n    38\n    … 13 more lines\n    -> If what came back is right'],
    ],
    ['rows not written yet', SUPPLIERS + rows(''), ['docs/a.md:5: Rows are not written yet.']],
    [
      'a form that the engine answers wrongly',
      cypher('MATCH (n:Part) DETACH DELETE n'),
      [
        'The WASM engine answers this wrongly (detach-delete).',
        '-> Write `MATCH (n …) OPTIONAL MATCH (n)-[r]-() DELETE r, n`, which is slow in a large graph; or explain the form in a text fence.',
      ],
    ],
    [
      'a form in SQL that the engine answers wrongly',
      sql("SELECT * FROM cypher('bicycle', $$ RETURN timestamp() $$) AS (t agtype)"),
      ['answers this wrongly (timestamp)'],
    ],
    [
      'edges without one of their ends',
      sql('DELETE FROM bicycle."Part" WHERE properties->>\'"sku"\' = \'HB-36\'') + cypher('RETURN 1 AS one'),
      ['This fence leaves 5 edges of graph "bicycle" without an end.'],
    ],
    ['RETURN *', cypher('MATCH (n) RETURN *'), ['write the names instead of RETURN *']],
    ['an empty fence', cypher(''), ['There is no statement here']],
    [
      'SQL that is nothing but a comment, although an error is expected',
      sql('-- SELECT 1/0;', 'expect-error="division by zero"'),
      ['docs/a.md:1: There is no statement here, so nothing ran.'],
    ],
    [
      'Cypher before there is a graph',
      `---\ngraph: empty\n---\n${cypher('RETURN 1 AS a')}`,
      ['There is no graph yet'],
    ],
    [
      'an unknown graph',
      `---\ngraph: cars\n---\n${cypher('RETURN 1 AS a')}`,
      ['docs/a.md:1: Front matter "graph: cars" is not known.', 'Use "bicycle" or "empty"'],
    ],
    [
      'an unknown prelude',
      `---\nprelude: all\n---\n${cypher('RETURN 1 AS a')}`,
      ['Front matter "prelude: all" is not known.'],
    ],
  ])('are reported: %s', async (_, source, expected) => {
    const run = await check(source);
    for (const text of expected) expect(messages(run)).toContain(text);
    expect(listFindings([run])).toHaveLength(1);
  });
});

describe('writeRows', () => {
  it('writes rows in lists and quotations, and changes no other line', async () => {
    const statement = "RETURN 'a' AS first, null AS second";
    const source = `Text  \n\n1. Step:\n\n   ${cypher(statement).trimEnd().replaceAll('\n', '\n   ')}\n\n   ${FENCE}rows\n   old\n   ${FENCE}\n\n> ${FENCE}cypher\n> RETURN 1 AS a\n> ${FENCE}\n>\n> ${FENCE}rows\n> ${FENCE}\n\nEnd.\n`;
    const { stale, findings } = await check(source);
    expect(findings).toEqual([]);
    const written = writeRows(source, stale);
    expect(written).toBe(
      source
        .replace('   old', '   first | second\n   ------+-------\n   "a"   | null\n   (1 row)')
        .replace(`> ${FENCE}rows\n`, `> ${FENCE}rows\n> a\n> -\n> 1\n> (1 row)\n`),
    );
    expect(messages(await check(written))).toBe('');
  });

  it('refuses rows that would end their fence', async () => {
    const { stale } = await check(sql("SELECT '```' AS x") + rows(''));
    expect(() => writeRows('', stale)).toThrow(
      new Stop('docs/a.md:4: a row starts with fence marks; return it under another form.'),
    );
    expect(() => writeRows('', stale)).toThrow(Stop);
  });
});

function repositoryWith(files: FileTexts): string {
  const root = makeTempFolder(files);
  cpSync('graphs', join(root, 'graphs'), { recursive: true });
  linkModules(root);
  return root;
}

it('runs the samples of a repository, also those in TSDoc, and notes how many', async () => {
  const root = repositoryWith({
    'docs/a.md': SUPPLIERS,
    'docs/b.md': 'No samples.\n',
    'versioned_docs/version-0.3.0/a.md': cypher('RETURN nope'),
    'blog/2025-01-01-a.md': sql('SELECT 1;'),
    'src/pages/a.mdx': cypher('RETURN 1 AS one') + rows('one\n---\n1\n(1 row)'),
    'api/next/index.d.ts': `/**\n * ${FENCE}cypher\n * RETURN 1/0 AS x\n * ${FENCE}\n */\nexport declare const a: 1;\n`,
  });
  const notes: string[] = [];
  const { runs, problems } = await runSamples({ root, note: (note) => notes.push(note), session });
  expect(problems).toEqual([]);
  expect(listFindings(runs).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'versioned_docs/version-0.3.0/a.md:2',
    'api/next/index.d.ts:3',
  ]);
  expect(notes.join()).toContain('5 statements on 5 pages, 1 row table compared, 0 expected errors (boot');
});

it('refuses a path without a page', async () => {
  const root = repositoryWith({ 'docs/a.md': 'No samples.\n' });
  const runBelow = (...below: readonly string[]) => runSamples({ root, note: vi.fn(), below, session });
  await expect(runBelow('docs/pattern')).rejects.toThrow(
    "docs/pattern: no page is there. Name a folder or a file from the repository's root",
  );
  await expect(runBelow('docs', 'docs/none.md', 'blog')).rejects.toThrow(
    'docs/none.md, blog: no page is there.',
  );
  await expect(runBelow('./docs/a.md', 'docs')).resolves.toEqual({ runs: [], problems: [] });
});

const unreadable = `A stray {.\n\n${SUPPLIERS}`;

it('reports a page that it cannot read, and does not note that there is nothing to run', async () => {
  const root = repositoryWith({ 'docs/a.md': unreadable });
  const note = vi.fn();
  const { runs, problems } = await runSamples({ root, note, below: ['docs/a.md'], session });
  expect([runs, problems.map(formatFinding)]).toEqual([
    [],
    [expect.stringMatching(/^docs\/a\.md:\d+: MDX cannot read this page: /)],
  ]);
  expect(note).not.toHaveBeenCalled();
});

describe('updateSamples', () => {
  const stale = SUPPLIERS + rows('');

  it('writes rows and pictures, and nothing when they are up to date', async () => {
    const root = repositoryWith({ 'docs/a.md': stale, [keptFile]: '{' });
    const update = async (): Promise<readonly string[]> => {
      const notes: string[] = [];
      expect(await updateSamples({ root, note: (note) => notes.push(note), session })).toEqual([]);
      return notes.filter((note) => note.endsWith(' written'));
    };
    expect(await update()).toEqual(['docs/a.md: 1 table of rows written', `${keptFile}: pictures written`]);
    expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toBe(SUPPLIERS + rows(SUPPLIERS_SWAPPED));
    expect(readFileSync(join(root, keptFile), 'utf8')).toBe('{}\n');
    expect(await update()).toEqual([]);
  });

  it('keeps the line ends of a file from Windows', async () => {
    const root = repositoryWith({ 'docs/a.md': stale.replaceAll('\n', '\r\n') });
    await updateSamples({ root, note: vi.fn(), session });
    expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toBe(
      (SUPPLIERS + rows(SUPPLIERS_SWAPPED)).replaceAll('\n', '\r\n'),
    );
  });

  it('reports a page that it cannot read, and keeps its pictures', async () => {
    const kept = '{\n  "a": { "nodes": [], "edges": [] }\n}\n';
    const root = repositoryWith({ 'docs/a.md': unreadable, 'docs/b.md': stale, [keptFile]: kept });
    const findings = await updateSamples({ root, note: vi.fn(), session });
    expect(findings.map(({ file }) => file)).toEqual(['docs/a.md']);
    expect(readFileSync(join(root, 'docs/b.md'), 'utf8')).toBe(SUPPLIERS + rows(SUPPLIERS_SWAPPED));
    expect(Object.keys(JSON.parse(readFileSync(join(root, keptFile), 'utf8')) as object)).toEqual(['a']);
  });

  it('stops at pictures that it cannot read, before it writes a page', async () => {
    const root = repositoryWith({ 'docs/a.md': stale, [keptFile]: '{\n  "a": \n}\n' });
    await expect(updateSamples({ root, note: vi.fn(), below: ['docs'], session })).rejects.toThrow(
      /^plugins\/graph-picture\/pictures\.json:3: This is no JSON: .* Write it anew with `npm run samples:update`\.$/,
    );
    expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toBe(stale);
  });

  it('writes no page when another file cannot be written', async () => {
    // A file has the path of the folder of the kept pictures.
    const root = repositoryWith({ 'docs/a.md': stale, 'plugins/graph-picture': '' });
    await expect(updateSamples({ root, note: vi.fn(), session })).rejects.toThrow(
      /^plugins\/graph-picture\/pictures\.json: it could not be written .* Nothing was changed\./,
    );
    expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toBe(stale);
  });
});
