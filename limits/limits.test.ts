import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitShape } from '../checks/limits/limit-shape';
import { holdsMessage } from './holds-message';
import { DOC_VERSIONS, LIMIT_AREAS, limitById, limits } from './index';
import { renderReadme } from './readme';

/** What the reference of a version shows: what is exported, and the types that these name. */
function shownIn(version: string): ReadonlySet<string> {
  const text = readFileSync(`checks/expected/api-${version}.json`, 'utf8');
  const items = JSON.parse(text) as readonly { readonly name: string; readonly exported?: false }[];
  const shown = new Set(items.filter(({ exported = true }) => exported).map(({ name }) => name));
  // A set hands out what is added while one walks through it.
  for (const item of shown) {
    const named = JSON.stringify(items.filter(({ name }) => name === item)).match(/\w+/g);
    for (const { name } of items) if (named?.includes(name)) shown.add(name);
  }
  return shown;
}

const isWellFormed = (limit: unknown): boolean => limitShape.safeParse(limit).success;

describe('limits', () => {
  it('refuses a malformed entry', () => {
    const [first] = limits;
    for (const broken of [
      { id: 'Not Kebab' },
      { versions: [] },
      { area: 'elsewhere' },
      { symptom: 'No full stop' },
      { cause: 'An `open code span.' },
      { page: '/docs/next/intro' },
      { extra: true },
    ]) {
      expect(isWellFormed({ ...first, ...broken })).toBe(false);
    }
  });

  it('has unique ids and titles', () => {
    expect(limitById.size).toBe(limits.length);
    expect(new Set(limits.map((limit) => limit.title)).size).toBe(limits.length);
  });

  it.each(DOC_VERSIONS)('names with each limit something that the reference of %s shows', (version) => {
    const shown = shownIn(version);
    const lost = limits.filter(
      ({ api, versions }) =>
        versions.includes(version) &&
        api.length > 0 &&
        !api.some((name) => shown.has(name.replace(/\..*/, ''))),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('names no exported type where it means the other of that name', () => {
    // 0.3.0 exports the facade's ConnectionConfig, which has neither pool nor extensions nor connectionString.
    const naming = limits.filter(
      ({ api, versions }) => versions.includes('0.3.0') && api.includes('ConnectionConfig'),
    );
    expect(naming.map(({ id }) => id)).toEqual(['connection-config-type']);
  });

  it('does not hold against execute of 0.3.0 what only validation does, which it never calls', () => {
    const named = limits.filter(
      ({ api, symptom, versions }) =>
        versions.includes('0.3.0') &&
        api.includes('QueryBuilder.execute') &&
        symptom.startsWith('Validation '),
    );
    expect(named.map(({ id }) => id)).toEqual([]);
  });

  it('warns of rounded graph ids at each vertex method that takes one', () => {
    const text = readFileSync('checks/expected/api-next.json', 'utf8');
    const items = JSON.parse(text) as readonly {
      readonly name: string;
      readonly members: readonly { readonly name: string; readonly signatures: readonly string[] }[];
    }[];
    const { members = [] } = items.find(({ name }) => name === 'VertexOperations') ?? {};
    const takers = members.filter(({ signatures }) =>
      signatures.some((each) => each.includes(' id: string')),
    );
    expect(takers).toHaveLength(3);
    expect(limitById.get('graph-ids-exceed-numbers')?.api).toEqual(
      expect.arrayContaining(takers.map(({ name }) => `VertexOperations.${name}`)),
    );
  });

  it('tells areas in the order of the list', () => {
    const order = limits.map((limit) => LIMIT_AREAS.indexOf(limit.area));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(LIMIT_AREAS.length);
  });

  it('has what JSON.parse says of a vertex under the limit that explains the text', () => {
    let said = '';
    try {
      JSON.parse('{"id": 844424930131969, "label": "Part", "properties": {}}::vertex');
    } catch (error) {
      said = String(error);
    }
    const holding = limits.filter(({ messages = [] }) => messages.some((known) => holdsMessage(said, known)));
    expect(holding.map(({ id }) => id)).toContain('values-are-agtype-text');
  });

  it.each([
    ['database-error-is-a-type', 'DatabaseError'],
    ['order-direction-is-a-type', 'OrderDirection'],
  ])('has under %s what Node says where a module exports no %s', (id, name) => {
    const asked = ['--input-type=module', '--eval', `import { ${name} } from 'data:text/javascript,'`];
    const { stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
    const { messages = [] } = limitById.get(id) ?? {};
    expect(messages.filter((known) => holdsMessage(stderr, known))).not.toEqual([]);
  });

  it.each([
    'ERROR:  tuple concurrently updated',
    'ERROR:  duplicate key value violates unique constraint "pg_namespace_nspname_index"',
    'ERROR:  duplicate key value violates unique constraint "pg_proc_proname_args_nsp_index"',
  ])('has what PostgreSQL 15 said to eight set-ups at once: %s', (said) => {
    const { messages = [] } = limitById.get('parallel-first-connections') ?? {};
    expect(messages.filter((known) => holdsMessage(said, known))).toHaveLength(1);
  });

  it('lists every id in the README, which is written from well-formed entries alone', async () => {
    expect(limits.filter((limit) => !isWellFormed(limit)).map(({ id }) => id)).toEqual([]);
    await expect(renderReadme(limits)).toMatchFileSnapshot('./README.md');
  });
});
