// Forms that the declarations of a release may have: quotes, names of exports, declarations without a name.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Stop } from '../fail';
import { makeTempFolder, writeFiles } from '../test/temp-folder';
import { applyImport } from './apply-import';
import { formatDeclarations } from './format-declarations';
import { planImport } from './import-declarations';
import { reportImport } from './report';

// Each import compiles two programs.
vi.setConfig({ testTimeout: 60_000 });

let root: string;

const write = (file: string, text: string): void => writeFiles(root, { [file]: text });
const read = (file: string): string => readFileSync(path.join(root, 'api/next', file), 'utf8');

async function run(): Promise<readonly string[]> {
  const plan = await planImport(root, ['next', 'dist/index.d.ts']);
  applyImport(root, plan);
  return reportImport(plan);
}

const nothing = ['The declarations are the same: nothing was written.'];

beforeEach(() => {
  root = makeTempFolder({
    'api/next/index.d.ts': "// All of it.\n\nexport { Query } from './query/query';\n",
    'api/next/query/query.d.ts': '/** A query. */\nexport declare class Query {}\n',
  });
});

describe('quotes', () => {
  it('keeps the value of a string, and writes it in the quotes that need no escapes', async () => {
    write('dist/index.d.ts', 'export * from "./query/query";\n');
    write(
      'dist/query/query.d.ts',
      [
        'export declare class Query {\n    each(mode: "all" | "it\'s"): void;\n}',
        'export type Word = "it\'s" | "b" | "c";',
        'export type Quoted = `"${string}"`;',
        'export type Said = \'say "hi"\';',
        'export type Escaped = "\\"" | "\\u00e9\\n";',
      ].join('\n'),
    );
    await run();
    expect(read('query/query.d.ts')).toBe(`/** A query. */
export declare class Query {
  each(mode: 'all' | "it's"): void;
}

export type Word = "it's" | 'b' | 'c';

export type Quoted = \`"\${string}"\`;

export type Said = 'say "hi"';

export type Escaped = '"' | '\\u00e9\\n';
`);
    expect(await run()).toEqual(nothing);
  });

  it('reports no change when only the quotes of a head, a name or a value differ', async () => {
    const declared = (quote: string, name: string): string =>
      `/** A query. */
export declare class Query<M extends ${quote}all${quote} | ${quote}one${quote}> {
  /** With a dash. */
  ${quote}a-b${quote}: M;
}

/** Options. */
export interface Options {
  /** A mode. */
  ${name}: ${quote}all${quote};
}
`;
    write('api/next/index.d.ts', "// All of it.\n\nexport { Options, Query } from './query/query';\n");
    write('api/next/query/query.d.ts', declared("'", 'mode'));
    write('dist/index.d.ts', 'export * from "./query/query";\n');
    write('dist/query/query.d.ts', declared('"', '"mode"'));
    expect(await run()).toEqual(nothing);
  });

  it('keeps our comment on a member whose name is in quotes', async () => {
    write('api/next/query/query.d.ts', "export declare class Query {\n  /** Ours. */\n  'a-b': string;\n}\n");
    write('dist/index.d.ts', 'export * from "./query/query";\n');
    write('dist/query/query.d.ts', 'export declare class Query {\n    "a-b": number;\n}\n');
    expect(await run()).toContain('  Query: a-b');
    expect(read('query/query.d.ts')).toContain("  /** Ours. */\n  'a-b': number;\n");
  });
});

describe('names', () => {
  it('exports a declaration under the name that the release gives it', async () => {
    write(
      'dist/index.d.ts',
      'export * from "./query/query";\nexport { Inner as Outer } from "./query/mode";\nexport type { default as Limit } from "./query/limit";\n',
    );
    write(
      'dist/query/query.d.ts',
      'import { Inner } from "./mode";\nimport Max from "./limit";\nexport declare class Query {\n  run(mode: Inner, limit: Max): import("pg").default;\n}\n',
    );
    write('dist/query/mode.d.ts', 'export declare class Inner {\n}\n');
    write('dist/query/limit.d.ts', 'export default interface Maximum {\n    rows: number;\n}\n');
    const report = await run();
    expect(report.slice(0, 3)).toEqual(['New (2):', '  Limit', '  Outer']);
    expect(read('index.d.ts')).toBe(`// All of it.

export { Query } from './query/query';
export type { Maximum as Limit } from './query/limit';
export { Inner as Outer } from './query/mode';
`);
    expect(read('query/mode.d.ts')).toBe('export declare class Inner {}\n');
    expect(read('query/limit.d.ts')).toBe('export interface Maximum {\n  rows: number;\n}\n');
    expect(read('query/query.d.ts')).toContain(
      "import type { Maximum as Max } from './limit';\nimport type { Inner } from './mode';\n",
    );
    expect(read('query/query.d.ts')).toContain("import('pg').default;");
    expect(await run()).toEqual(nothing);
  });

  it('replaces an inline import in the head of a class by the name of the type and an import statement', async () => {
    write('dist/index.d.ts', 'export * from "./query/query";\n');
    write('dist/query/query.d.ts', 'export declare class Query<T = import("../rows").Row> {\n}\n');
    write('dist/rows.d.ts', 'export interface Row {\n    id: string;\n}\n');
    await run();
    expect(read('query/query.d.ts')).toBe(
      "import type { Row } from '../core/rows';\n\n/** A query. */\nexport declare class Query<T = Row> {}\n",
    );
  });

  it.each([
    [
      'a declaration under two names',
      'export { Inner, Inner as Outer } from "./query/mode";\n',
      'export declare class Inner {\n}\n',
      /^dist\/index\.d\.ts:1: Inner is exported as Inner and as Outer, and .* Export it under one name/,
    ],
    [
      'a declaration without a name',
      '\nexport { default as Outer } from "./query/mode";\n',
      '\nexport default class {\n}\n',
      /^dist\/query\/mode\.d\.ts:2: this declaration has no name, .* Name it in the library/,
    ],
    [
      'a default export that is named inside a type',
      'export { limit } from "./query/mode";\n',
      'declare class Max {\n}\nexport default Max;\nexport declare const limit: import("./mode").default;\n',
      /^dist\/query\/mode\.d\.ts:4: import\("\.\/mode"\)\.default names a default export, .* Export it by name/,
    ],
    [
      'a module under a name',
      'export * as modes from "./query/mode";\n',
      'export declare class Inner {\n}\n',
      /^dist\/index\.d\.ts:1: modes stands for a whole module, .* Export its declarations by name/,
    ],
    [
      'a module under a name that it is imported under',
      'import * as modes from "./query/mode";\nexport { modes };\n',
      'export declare class Inner {\n}\n',
      /^dist\/index\.d\.ts:2: modes stands for a whole module/,
    ],
  ])('stops at %s and changes nothing', async (_what, index, mode, message) => {
    write('dist/index.d.ts', index);
    write('dist/query/mode.d.ts', mode);
    const before = read('index.d.ts');
    const importing = run();
    await expect(importing).rejects.toThrow(message);
    await expect(importing).rejects.toBeInstanceOf(Stop);
    expect(read('index.d.ts')).toBe(before);
  });
});

describe('declarations that share a name', () => {
  const query = `/** A query. */
export declare class Query {
  /** Reads it. */
  get width(): number;
  /** Sets it. */
  set width(value: number);
}

/** Counts. */
export declare function count(): number;
`;

  it('removes an overload that the release lacks, and does not confuse a getter with its setter', async () => {
    write('api/next/index.d.ts', "// All of it.\n\nexport { Query, count } from './query/query';\n");
    write(
      'api/next/query/query.d.ts',
      `${query}/** Counts from there. */\nexport declare function count(from: number): number;\n`,
    );
    write('dist/index.d.ts', 'export * from "./query/query";\n');
    write(
      'dist/query/query.d.ts',
      'export declare class Query {\n    set width(value: number);\n    get width(): number;\n}\nexport declare function count(): number;\n',
    );
    expect((await run()).slice(0, 4)).toEqual([
      'Changed (1):',
      '  count',
      'Written (1):',
      '  api/next/query/query.d.ts',
    ]);
    expect(read('query/query.d.ts')).toBe(query);
  });

  it('gives our comment and module to one of two types that share a name, not to both', async () => {
    write(
      'api/next/query/query.d.ts',
      "import type { Row } from './rows';\n\n/** A query. */\nexport declare class Query {\n  /** One. */\n  one: Row;\n}\n",
    );
    write('api/next/query/rows.d.ts', '/** Our word on Row. */\nexport interface Row {}\n');
    write('dist/index.d.ts', 'export * from "./query/query";\n');
    write(
      'dist/query/query.d.ts',
      'import { Row } from "./first";\nimport { Row as Other } from "./second";\nexport declare class Query {\n    one: Row;\n    two: Other;\n}\n',
    );
    write('dist/query/first.d.ts', 'export interface Row {\n}\n');
    write('dist/query/second.d.ts', 'export interface Row {\n}\n');
    await run();
    expect(read('query/rows.d.ts')).toBe('/** Our word on Row. */\nexport interface Row {}\n');
    expect(read('query/second.d.ts')).toBe('export interface Row {}\n');
  });
});

describe('a release', () => {
  const entry = 'export declare const x: number;\n';

  it.each([
    [
      'a module',
      { 'index.d.ts': `export * from "./gone";\n${entry}` },
      /^dist\/index\.d\.ts:1: the declarations are not whole: Cannot find module '\.\/gone'.* \(TS2307\) Nothing was changed\. Build/,
    ],
    [
      'the declarations of a module',
      { 'index.d.ts': `${entry}export * from "./plain.js";\n`, 'plain.js': 'export const y = 1;\n' },
      /^dist\/index\.d\.ts:2: .*'\.\/plain\.js'.* \(TS7016\)/,
    ],
    [
      'a module that a type names inline',
      { 'index.d.ts': `${entry}export declare const y: import("./gone").Row;\n` },
      /^dist\/index\.d\.ts:2: .* \(TS2307\)/,
    ],
    [
      'an export that another module imports',
      {
        'index.d.ts': `export * from "./query/query";\n${entry}`,
        'query/query.d.ts':
          '\nimport { Row } from "../rows";\nexport declare class Query {\n  rows: Row[];\n}\n',
        'rows.d.ts': 'export interface Other {\n}\n',
      },
      /^dist\/query\/query\.d\.ts:2: .*no exported member 'Row'.* \(TS2305\)/,
    ],
    [
      'an export, but has one with a similar name',
      {
        'index.d.ts': `export { Query } from "./rows";\n${entry}`,
        'rows.d.ts': 'export interface Querry {\n}\n',
      },
      /^dist\/index\.d\.ts:1: .* \(TS2724\)/,
    ],
    [
      'an export that a type names inline',
      { 'index.d.ts': `${entry}export declare const y: import("./rows").Row;\n`, 'rows.d.ts': entry },
      /^dist\/index\.d\.ts:2: .* \(TS2694\)/,
    ],
    [
      'the declaration of a type that it uses',
      { 'index.d.ts': `${entry}\nexport declare const y: Missing;\n` },
      /^dist\/index\.d\.ts:3: .*Cannot find name 'Missing'\. \(TS2304\)/,
    ],
    [
      'a name that it exports',
      { 'index.d.ts': `${entry}export { Missing };\n` },
      /^dist\/index\.d\.ts:2: .*'Missing'.* \(TS2304\)/,
    ],
    [
      'a file that it refers to',
      { 'index.d.ts': `/// <reference path="./gone.d.ts" />\n${entry}` },
      /^dist\/index\.d\.ts:1: .* \(TS6053\)/,
    ],
    [
      'a package whose exports it passes on',
      { 'index.d.ts': `${entry}export * from "no-such-package";\n` },
      /^dist\/index\.d\.ts:2: .*'no-such-package'.* \(TS2307\)/,
    ],
  ])('that lacks %s stops the import, which changes nothing', async (_what, files, message) => {
    for (const [file, text] of Object.entries(files)) write(`dist/${file}`, text);
    const before = read('index.d.ts');
    const importing = run();
    await expect(importing).rejects.toThrow(message);
    await expect(importing).rejects.toBeInstanceOf(Stop);
    expect(read('index.d.ts')).toBe(before);
    expect(read('query/query.d.ts')).toContain('A query.');
  });

  it('may use declarations of Node.js and of a package that is not installed', async () => {
    write(
      'dist/index.d.ts',
      'import { Pool } from "no-such-package";\nexport declare class Query {\n    pool: Pool;\n    bytes: Buffer;\n    signal: AbortSignal;\n    timer: NodeJS.Timeout;\n    more: import("no-such-package").More;\n}\n',
    );
    await run();
    expect(read('query/query.d.ts')).toContain('pool: Pool;');
  });

  it('is not blamed for a module that our own declarations lack', async () => {
    write('dist/index.d.ts', 'export declare class Query {\n}\n');
    write('api/next/query/query.d.ts', "import { Row } from './rows';\nexport declare class Query {}\n");
    await expect(run()).rejects.toThrow(
      /^api\/next\/query\/query\.d\.ts:1: .*'\.\/rows'.* Correct it, or take it from git, and import again\.$/,
    );
  });
});

describe('formatDeclarations', () => {
  it('names the file, and quotes the line that does not parse', async () => {
    const formatting = formatDeclarations(
      'api/next/query/mode.d.ts',
      'export type A = 1;\n  export type B = ;\n',
    );
    await expect(formatting).rejects.toThrow(
      /^api\/next\/query\/mode\.d\.ts: what the release declares for it cannot be written \(Type expected\. in "export type B = ;"\)\. Nothing was changed\./,
    );
    await expect(formatting).rejects.toBeInstanceOf(Stop);
  });
});
