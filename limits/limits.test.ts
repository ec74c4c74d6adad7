import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitShape } from '../checks/limits/limit-shape';
import { holdsMessage } from './holds-message';
import { DOC_VERSIONS, LIMIT_AREAS, limitById, limits } from './index';
import { renderReadme } from './readme';

/** The names that the reference of a version shows: all exported items, and the types that these use. */
function shownIn(version: string): ReadonlySet<string> {
  const text = readFileSync(`checks/expected/api-${version}.json`, 'utf8');
  const items = JSON.parse(text) as readonly { readonly name: string; readonly exported?: false }[];
  const shown = new Set(items.filter(({ exported = true }) => exported).map(({ name }) => name));
  // The iteration of a set reaches items that are added meanwhile.
  for (const item of shown) {
    const named = JSON.stringify(items.filter(({ name }) => name === item)).match(/\w+/g);
    for (const { name } of items) if (named?.includes(name)) shown.add(name);
  }
  return shown;
}

const isWellFormed = (limit: unknown): boolean => limitShape.safeParse(limit).success;

describe('the limits', () => {
  it('have a schema that refuses malformed entries', () => {
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

  it('have unique ids and titles', () => {
    expect(limitById.size).toBe(limits.length);
    expect(new Set(limits.map((limit) => limit.title)).size).toBe(limits.length);
  });

  it.each(DOC_VERSIONS)(
    'that name items each name at least one that the reference of %s shows',
    (version) => {
      const shown = shownIn(version);
      const lost = limits.filter(
        ({ api, versions }) =>
          versions.includes(version) &&
          api.length > 0 &&
          !api.some((name) => shown.has(name.replace(/\..*/, ''))),
      );
      expect(lost.map(({ id }) => id)).toEqual([]);
    },
  );

  it('do not name ConnectionConfig of 0.3.0 where they mean the unexported type of that name', () => {
    // 0.3.0 exports the ConnectionConfig of the facade, which has neither pool nor extensions nor connectionString.
    const naming = limits.filter(
      ({ api, versions }) => versions.includes('0.3.0') && api.includes('ConnectionConfig'),
    );
    expect(naming.map(({ id }) => id)).toEqual(['connection-config-type']);
  });

  it('list no limit of validation under execute of 0.3.0, which never validates', () => {
    const named = limits.filter(
      ({ api, symptom, versions }) =>
        versions.includes('0.3.0') &&
        api.includes('QueryBuilder.execute') &&
        symptom.startsWith('Validation '),
    );
    expect(named.map(({ id }) => id)).toEqual([]);
  });

  it('list the rounding of graph ids under each vertex method that takes an id', () => {
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

  it('are sorted by area, and each area has at least one', () => {
    const order = limits.map((limit) => LIMIT_AREAS.indexOf(limit.area));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(LIMIT_AREAS.length);
  });

  it('have the error of JSON.parse for a vertex under the limit that explains agtype text', () => {
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
  ])('have under %s the error of Node when a module does not export %s', (id, name) => {
    const asked = ['--input-type=module', '--eval', `import { ${name} } from 'data:text/javascript,'`];
    const { stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
    const { messages = [] } = limitById.get(id) ?? {};
    expect(messages.filter((known) => holdsMessage(stderr, known))).not.toEqual([]);
  });

  it.each([
    'ERROR:  tuple concurrently updated',
    'ERROR:  duplicate key value violates unique constraint "pg_namespace_nspname_index"',
    'ERROR:  duplicate key value violates unique constraint "pg_proc_proname_args_nsp_index"',
  ])('have the error of PostgreSQL 15 for eight concurrent set-ups: %s', (said) => {
    const { messages = [] } = limitById.get('parallel-first-connections') ?? {};
    expect(messages.filter((known) => holdsMessage(said, known))).toHaveLength(1);
  });

  it('are all well-formed, and the README is generated from them', async () => {
    expect(limits.filter((limit) => !isWellFormed(limit)).map(({ id }) => id)).toEqual([]);
    await expect(renderReadme(limits)).toMatchFileSnapshot('./README.md');
  });
});
