import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EngineSession } from '../../plugins/age-engine/session';
import { readMarkdownPage } from '../fences/read-page';
import { formatFinding } from '../finding';
import { runPage } from './run-page';

/** A page takes a fifth of a second on a quiet machine; the first boot runs initdb. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
let session: EngineSession;

beforeAll(async () => {
  session = await EngineSession.open();
});
afterAll(async () => session.close());

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;
const plain = (text: string): string => fence('cypher', text);
const live = (text: string): string => fence('cypher live', text);

async function findingsOf(source: string): Promise<string> {
  const page = readMarkdownPage({ file: 'docs/a.md', kind: 'doc', version: 'next' }, source);
  return (await runPage(session, page)).findings.map(formatFinding).join('\n');
}

const createPart = "CREATE (:Part {sku: 'N-1'})";
const countPart = "MATCH (p:Part {sku: 'N-1'}) RETURN count(p) AS found";
const bearings = "MATCH path = (:Part {name: 'Hub'})-[:HAS_PART]->(:Part) RETURN path";

it.each([
  ['needs no other fence', plain(createPart) + live('RETURN 1 AS one')],
  [
    'needs a fence that is live, too',
    plain(createPart) + live(createPart.replace('N-1', 'N-2')) + live(countPart.replace('N-1', 'N-2')),
  ],
  ['is before the fence that writes', live(countPart) + plain(createPart)],
  ['gives the same answer but for ids', plain(createPart) + live("CREATE (p:Part {sku: 'N-2'}) RETURN p")],
  ['draws the same picture', plain("MATCH (p:Part {name: 'Hub'}) SET p.note = 'new'") + live(bearings)],
  [
    'needs a graph, but none of a certain name',
    `---\ngraph: empty\n---\n\n${fence('sql', "SELECT create_graph('shop');")}${live('RETURN 1 AS one')}`,
  ],
])('accepts a live fence that %s', async (_what, source) => {
  expect(await findingsOf(source)).toBe('');
});

it('reports a live fence whose rows depend on a fence that readers cannot run', async () => {
  const found = await findingsOf(`${plain(createPart)}${live(countPart)}`);
  expect(found).toContain('docs/a.md:5: A reader gets another answer');
  expect(found).toContain('-- shown:\n    found\n    -----\n    1\n');
  expect(found).toContain('-- a reader gets:\n    found\n    -----\n    0\n');
});

it('reports a live fence that depends on an SQL script', async () => {
  const script = `SELECT * FROM cypher('bicycle', $$ ${createPart} $$) AS (a agtype);`;
  expect(await findingsOf(fence('sql', script) + live(countPart))).toContain('A reader gets another answer');
});

it('reports a live fence that fails without an SQL script before it', async () => {
  const setUp = fence(
    'sql',
    "CREATE FUNCTION public.one() RETURNS agtype LANGUAGE sql AS $$ SELECT '1'::agtype $$;",
  );
  expect(await findingsOf(setUp + live('RETURN public.one() AS one'))).toContain(
    '-- a reader gets:\n    The statement failed: ERROR:',
  );
});

it('reports a live fence only once when it also fails after all other fences', async () => {
  const found = await findingsOf(plain(createPart) + live('RETURN nope'));
  expect(found).toContain('docs/a.md:6: The statement failed: ERROR:');
  expect(found).not.toContain('A reader gets another answer');
});

it('reports a live fence that needs the prelude', async () => {
  const statement = live("RETURN age_schema_client.get_age_param('none') AS value");
  expect(await findingsOf(`---\nprelude: library\n---\n\n${statement}`)).toContain(
    'schema "age_schema_client" does not exist',
  );
});

it('reports a live fence that draws another picture without the fence before it', async () => {
  const attach = "MATCH (p:Part {name: 'Hub'}) CREATE (p)-[:HAS_PART]->(:Part {name: 'Cap'})";
  const found = await findingsOf(plain(attach) + live(bearings));
  expect(found).toContain('-- shown:\n    (Part Ball bearing)\n    (Part Cap)\n');
  expect(found).toContain('(Part Hub) -[HAS_PART]-> (Part Cap)');
});
