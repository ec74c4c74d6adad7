import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadApiProgram } from '../../checks/api/program';
import { compareSurfaces } from '../../plugins/api-changes/compare';
import { readSurface } from '../../plugins/api-changes/surface';
import { linkModules, makeTempFolder, writeFiles } from '../test/temp-folder';
import { applyImport } from './apply-import';
import { planImport } from './import-declarations';
import { reportImport } from './report';

// Each case compiles two programs.
vi.setConfig({ testTimeout: 60_000 });

let root: string;

const write = (file: string, text: string): void => writeFiles(root, { [file]: text });
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const snapshot = (): readonly (readonly [string, string])[] =>
  readdirSync(path.join(root, 'api'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

async function run(...args: readonly string[]): Promise<readonly string[]> {
  const plan = await planImport(root, args);
  applyImport(root, plan);
  return reportImport(plan);
}

beforeEach(() => {
  root = makeTempFolder();
  linkModules(root);
});

const ours = `// Queries.
import type { Row } from '../db/types';

/** Our word on Query. */
export declare class Query {
  /** Our word on run. */
  run(text: string): Row[];
  /** Our word on stop. */
  stop(): void;
}

/** Nothing exported leads here. */
export declare class Hidden {
  /** A row. */
  row: Row;
}
`;

function writeOurs(): void {
  write(
    'api/next/index.d.ts',
    "// All of it.\n\nexport { Row } from './db/types';\nexport { Query } from './query/query';\n",
  );
  write('api/next/query/query.d.ts', ours);
  write(
    'api/next/db/types.d.ts',
    '/** Our word on Row. */\nexport interface Row {\n  /** Our word on id. */\n  id: string;\n}\n',
  );
}

describe('api:import', () => {
  it('changes nothing when the declarations are the same', async () => {
    cpSync('api/next', path.join(root, 'api/next'), { recursive: true });
    const before = snapshot();
    expect(await run('next', 'api/next/index.d.ts')).toEqual([
      'The declarations are the same: nothing was written.',
    ]);
    expect(snapshot()).toEqual(before);
  });

  it('keeps our comments by item and member, and reports what is new, gone and changed', async () => {
    writeOurs();
    write(
      'dist/index.d.ts',
      'export * from "./query/query";\nexport type { Mode } from "./query/mode";\nexport { limit } from "./extra";\n',
    );
    write(
      'dist/query/query.d.ts',
      `import { Pool as PgPool } from "pg";
import { Mode } from "./mode";
/** Their word on Query. */
export declare class Query {
    private pool;
    constructor(pool: PgPool);
    run(text: string, mode?: Mode): import("../db/types").Row[];
    /** Their word on each. */
    each(): void;
}
`,
    );
    write('dist/query/mode.d.ts', 'export declare type Mode = "all" | "one";\n');
    write('dist/db/types.d.ts', 'export interface Row {\n    id: string;\n}\n');
    write('dist/extra.d.ts', 'export declare const limit = 10;\n');

    const report = await run('next', 'dist/index.d.ts');

    expect(read('api/next/query/query.d.ts')).toBe(`// Queries.
import type { Pool as PgPool } from 'pg';
import type { Row } from '../db/types';
import type { Mode } from './mode';

/** Our word on Query. */
export declare class Query {
  /** Our word on run. */
  run(text: string, mode?: Mode): Row[];
  constructor(pool: PgPool);
  /** Their word on each. */
  each(): void;
}

/** Nothing exported leads here. */
export declare class Hidden {
  /** A row. */
  row: Row;
}
`);
    expect(read('api/next/query/mode.d.ts')).toBe("export type Mode = 'all' | 'one';\n");
    expect(read('api/next/core/extra.d.ts')).toBe('export declare const limit = 10;\n');
    expect(read('api/next/db/types.d.ts')).toContain('Our word on id');
    expect(read('api/next/index.d.ts')).toBe(
      "// All of it.\n\nexport { Query } from './query/query';\nexport { limit } from './core/extra';\nexport type { Mode } from './query/mode';\n",
    );
    expect(report).toEqual([
      'New (2):',
      '  Mode',
      '  limit',
      'Changed (2):',
      '  Query: stop, run, constructor, each',
      '  Row: no longer exported',
      'Without a comment of ours (3):',
      '  Mode',
      '  Query.constructor',
      '  limit',
      'Written (4):',
      '  api/next/core/extra.d.ts',
      '  api/next/index.d.ts',
      '  api/next/query/mode.d.ts',
      '  api/next/query/query.d.ts',
      'Then bring checks/expected/api-next.json and the entry of next in checks/api/expectations.ts up to date, and run npm run check:content -- api limits samples-compile.',
    ]);
  });

  it('turns the declarations of Next into those of 0.3.0, and keeps the comments of Next', async () => {
    for (const version of ['0.3.0', 'next'])
      cpSync(`api/${version}`, path.join(root, 'api', version), { recursive: true });
    write('versions.json', '["0.3.0"]');
    await run('next', 'api/0.3.0/index.d.ts');
    expect(loadApiProgram(root, 'next')).not.toHaveProperty('findings');
    expect(compareSurfaces(readSurface(root, '0.3.0'), readSurface(root, 'next'))).toEqual([]);
    // A comment of Next stays where both versions have the method.
    const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n {2}toCypher\(/.exec(
      readFileSync('api/next/query/builder.d.ts', 'utf8'),
    )?.[0];
    expect(read('api/next/query/builder.d.ts')).toContain(comment);
    expect(await run('next', 'api/0.3.0/index.d.ts')).toEqual([
      'The declarations are the same: nothing was written.',
    ]);
  });

  it.each([
    ['entry point', 'api/next/index.d.ts'],
    ['folder', 'api/next'],
  ])('stops when the %s of our own declarations is missing, and names their index.d.ts', async (_, place) => {
    writeOurs();
    write('api/0.3.0/index.d.ts', '');
    write('dist/index.d.ts', 'export declare const a: 1;\n');
    rmSync(path.join(root, place), { recursive: true });
    await expect(run('next', 'dist/index.d.ts')).rejects.toThrow(
      'api/next/index.d.ts: it is missing, and comments are kept from what is there. Restore it from git.',
    );
  });

  it.each([
    [[], 'Name the version and the package’s index.d.ts: npm run api:import -- next'],
    [
      ['9.9.9', 'dist/index.d.ts'],
      'api/9.9.9: there is no such version; there are next. Import into one of them, or cut a new one first: npm run version:cut -- 9.9.9',
    ],
    [
      ['nope', 'x'],
      'api/nope: there is no such version; there are next. Import into one of them: npm run api:import',
    ],
    [['next'], 'Name the package’s index.d.ts after the version'],
    [['next', 'dist/index.d.ts', 'more'], '"more" is too much'],
    [['next', 'none/index.d.ts'], 'none/index.d.ts: there is no such file'],
    [['next', 'dist/index.js'], 'dist/index.js: this is no declaration file'],
    [['next', 'dist/empty.d.ts'], 'dist/empty.d.ts:1: it exports nothing'],
    [['next', 'dist/index.d.ts'], "dist/index.d.ts:2: the declarations do not parse: '}' expected."],
  ])('refuses %j and changes nothing', async (args, message) => {
    writeOurs();
    write('dist/index.d.ts', 'export interface Broken {\n');
    write('dist/index.js', '');
    write('dist/empty.d.ts', 'export {};\n');
    const before = snapshot();
    await expect(run(...args)).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });
});
