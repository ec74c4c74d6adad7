import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkModules, makeTempFolder, type FileTexts, writeFiles } from '../../../scripts/test/temp-folder';
import { createVersionFinder } from './first-like';
import { reachOf, readReach } from './reach';

const index = `
export { Client } from './client';
export { Row, Rows as Table } from './rows';
export declare enum Direction { ASC = 'ASC' }
`;
const client = `
import type { Rows } from './rows';
import { Pool } from 'pg';
/** Opens a graph. */
export declare class Client extends Base {
  constructor(pool: Pool);
  /** Runs a query. */
  run(text: string): Promise<Rows>;
}
declare class Base {}
`;
const rows = `
/** One row. */
export interface Row { readonly id: number }
export type Rows = readonly Row[];
/** Nobody names it. */
export type Alone = string;
`;

/** A repository with declarations of 0.3.0 and Next, which are the same but for the files of `ofNext`. */
function repository(ofNext: FileTexts = {}): string {
  const root = makeTempFolder({ 'versions.json': '["0.3.0"]' });
  const released = { 'index.d.ts': index, 'client.d.ts': client, 'rows.d.ts': rows };
  writeFiles(path.join(root, 'api/0.3.0'), released);
  writeFiles(path.join(root, 'api/next'), { ...released, ...ofNext });
  linkModules(root);
  return root;
}

/** The exported names whose key in Next differs from that in 0.3.0. */
function differing(ofNext: Readonly<Record<string, string>>): readonly string[] {
  const root = repository(ofNext);
  const released = readReach(root, '0.3.0');
  return [...readReach(root, 'next')].flatMap(([name, key]) => (released.get(name) === key ? [] : [name]));
}

describe('readReach', { timeout: 60_000 }, () => {
  it('has a key for each exported name, the same in two versions with the same declarations', () => {
    expect([...readReach(repository(), 'next').keys()].sort()).toEqual([
      'Client',
      'Direction',
      'Row',
      'Table',
    ]);
    expect(differing({})).toEqual([]);
  });

  it('covers comments and types that a name reaches across files, but no others', () => {
    expect(differing({ 'rows.d.ts': rows.replace('One row', 'A row') })).toEqual(['Client', 'Row', 'Table']);
    expect(differing({ 'rows.d.ts': rows.replace('readonly Row[]', 'Row[]') })).toEqual(['Client', 'Table']);
    expect(differing({ 'rows.d.ts': rows.replace('= string', '= number') })).toEqual([]);
    expect(differing({ 'client.d.ts': client.replace('Base {}', 'Base { end(): void }') })).toEqual([
      'Client',
    ]);
  });

  it('covers the exported names of reached types, since hovers link to them', () => {
    expect(differing({ 'index.d.ts': index.replace(', Rows as Table', '') })).toEqual(['Client']);
    expect(differing({ 'index.d.ts': index.replace('export { Client }', 'export type { Client }') })).toEqual(
      ['Client'],
    );
  });

  it('treats an augmentation of a module or of the global scope as reached by every name', () => {
    const all = ['Client', 'Direction', 'Row', 'Table'];
    const augmented = `${rows}declare module 'pg' { interface Pool { graph: string } }\n`;
    expect([...differing({ 'rows.d.ts': augmented })].sort()).toEqual(all);
    expect([...differing({ 'rows.d.ts': `${rows}declare global { type Id = number }\n` })].sort()).toEqual(
      all,
    );
  });
});

describe('reachOf', () => {
  const reach = new Map([
    ['Client', 'c'],
    ['Row', 'r'],
  ]);

  it('joins the keys of the named imports of a sample', () => {
    expect(reachOf("import { Client } from 'age-schema-client';", reach)).toBe('c');
    expect(
      reachOf("import {\n  type Row as Line,\n  Client,\n} from 'age-schema-client';\nnew Client();", reach),
    ).toBe('r c');
    expect(reachOf("import type { Row } from 'age-schema-client';\nimport { Pool } from 'pg';", reach)).toBe(
      'r',
    );
    expect(reachOf('const one = 1;', reach)).toBe('');
  });

  it.each([
    "import * as age from 'age-schema-client';",
    "import age, { Client } from 'age-schema-client';",
    "const { Client } = await import('age-schema-client');",
    "export { Client } from 'age-schema-client';",
    "import { Client } from 'age-schema-client/core';",
    "import { Missing } from 'age-schema-client';",
    "import { Client /* opens */ } from 'age-schema-client';",
    "import { Client } from 'age-schema-client';\ndeclare global { const graph: Client }",
  ])('is undefined for %s', (code) => {
    expect(reachOf(code, reach)).toBeUndefined();
  });
});

describe('createVersionFinder', { timeout: 60_000 }, () => {
  it('finds the first version in which the imports of a sample have the same declarations', () => {
    const find = createVersionFinder(repository({ 'client.d.ts': client.replace('Opens', 'Reads') }));
    expect(find('next', "import type { Row } from 'age-schema-client';")).toBe('0.3.0');
    expect(find('next', "import { Client } from 'age-schema-client';")).toBe('next');
    expect(find('next', "import * as age from 'age-schema-client';")).toBe('next');
    expect(find('0.3.0', "import type { Row } from 'age-schema-client';")).toBe('0.3.0');
  });
});
