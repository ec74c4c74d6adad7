import { describe, expect, it, vi } from 'vitest';
import { Stop } from '../../scripts/fail';
import { compareSurface } from './compare';
import { compileApi, writeApi } from './fixture';
import { loadApiProgram } from './program';
import { readDeclarations } from './read-declarations';
import { readFacts } from './read-facts';

// Each case compiles a small program: about half a second alone, several when the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const DECLARED = `
/** Where a pool lives. */
export interface PoolOptions {
  max?: number;
}
export declare class Pool<T extends object> implements Closing {
  constructor(options?: PoolOptions);
  readonly size: number;
  /**
   * Runs.
   * @param text - What to run. Default: \`''\`.
   */
  run<L extends keyof T>(text?: string): Promise<L>;
}
export interface Closing {
  readonly size: number;
}
`;

const RECORDED = [
  {
    kind: 'class',
    name: 'Pool',
    area: 'db',
    typeParameters: '<T extends object>',
    implements: ['Closing'],
    members: [
      { name: 'constructor', kind: 'constructor', signatures: ['(options?: PoolOptions)'] },
      { name: 'size', kind: 'property', modifiers: ['readonly'], type: 'number' },
      {
        name: 'run',
        kind: 'method',
        signatures: ["<L extends string | number | symbol>(text: string = ''): Promise<L>"],
      },
    ],
  },
  {
    kind: 'interface',
    name: 'PoolOptions',
    area: 'db',
    members: [{ name: 'max', kind: 'property', optional: true, type: 'number' }],
  },
  {
    kind: 'interface',
    name: 'Closing',
    exported: false,
    module: 'db/pool',
    members: [{ name: 'size', kind: 'property', modifiers: ['readonly'], type: 'number' }],
  },
];

const INDEX = "export { Pool, PoolOptions } from './db/pool';";
const EXPECTED = { runtimeNames: 1, typeOnly: [], references: [] };

function messages(
  declared: string,
  index = INDEX,
  others: Readonly<Record<string, string>> = {},
): readonly string[] {
  const api = compileApi({ 'index.d.ts': index, 'db/pool.d.ts': declared, ...others });
  const facts = readFacts(JSON.stringify(RECORDED), 'facts.json');
  return compareSurface(facts, readDeclarations(api), EXPECTED, 'api/test/index.d.ts').map(
    (each) => `${each.file}:${each.line}: ${each.message}`,
  );
}

describe('compareSurface', () => {
  it('reports nothing when the declarations match the release', () => {
    expect(messages(DECLARED)).toEqual([]);
  });

  it.each([
    [
      'a type',
      ['max?: number', 'max?: string'],
      'api/test/db/pool.d.ts:4: PoolOptions.max: type: declared string, the release has number',
    ],
    [
      'optionality',
      ['max?: number', 'max: number'],
      'api/test/db/pool.d.ts:4: PoolOptions.max: declared required, the release has optional',
    ],
    [
      'a modifier',
      [
        '{\n  constructor(options?: PoolOptions);\n  readonly size',
        '{\n  constructor(options?: PoolOptions);\n  size',
      ],
      'api/test/db/pool.d.ts:8: Pool.size: modifiers: declared none, the release has readonly',
    ],
    [
      'an implements clause',
      [' implements Closing', ''],
      'api/test/db/pool.d.ts:6: Pool: implements: declared none, the release has Closing',
    ],
    [
      'a parameter name',
      ['run<L extends keyof T>(text?', 'run<L extends keyof T>(sql?'],
      'api/test/db/pool.d.ts:13: Pool.run: parameter 1: declared sql, the release has text',
    ],
    [
      'a default',
      ["Default: \\`''\\`".replaceAll('\\', ''), "Default: \\`'x'\\`".replaceAll('\\', '')],
      "api/test/db/pool.d.ts:13: Pool.run: parameter text: default: declared 'x', the release has ''",
    ],
    [
      'a return type',
      ['Promise<L>', 'Promise<T>'],
      'api/test/db/pool.d.ts:13: Pool.run: return type: declared Promise<T>, the release has Promise<L>',
    ],
    [
      'a type parameter of a class',
      ['Pool<T extends object>', 'Pool<T>'],
      'api/test/db/pool.d.ts:6: Pool: type parameters: declared <T>, the release has <T extends object>',
    ],
    [
      'a type parameter of a method',
      ['run<L extends keyof T>', 'run<L>'],
      'api/test/db/pool.d.ts:13: Pool.run: type parameters: declared <L>, the release has <L extends number | string | symbol>',
    ],
  ])('reports %s that differs from the release', (_what, [from, to], message) => {
    expect(DECLARED).toContain(from);
    expect(messages(DECLARED.replace(from ?? '', to ?? ''))).toEqual([message]);
  });

  it('reports missing and surplus members, and a type that is no longer exported', () => {
    expect(
      messages(
        DECLARED.replace('readonly size: number;\n  /**', 'readonly length: number;\n  /**').replace(
          ' implements Closing',
          '',
        ),
      ),
    ).toEqual([
      'api/test/db/pool.d.ts:6: Pool: implements: declared none, the release has Closing',
      'api/test/db/pool.d.ts:6: Pool.size is not declared',
      'api/test/db/pool.d.ts:8: Pool.length is not in the release',
    ]);
    expect(messages(DECLARED, "export { Pool } from './db/pool';")).toEqual([
      'api/test/index.d.ts:1: interface PoolOptions of the release is not exported from index.d.ts',
    ]);
  });

  it.each([
    [
      'accessors',
      'readonly size: number;\n  /**',
      'readonly size: number;\n  get secret(): string;\n  static set other(value: number);\n  /**',
      [
        'api/test/db/pool.d.ts:9: Pool.get secret is not in the release',
        'api/test/db/pool.d.ts:10: Pool.set other is not in the release',
      ],
    ],
    [
      'an accessor in the place of a property',
      'readonly size: number;\n  /**',
      'get size(): number;\n  /**',
      [
        'api/test/db/pool.d.ts:6: Pool.size is not declared',
        'api/test/db/pool.d.ts:8: Pool.get size is not in the release',
      ],
    ],
    [
      'call and construct signatures',
      'max?: number;',
      'max?: number;\n  (text: string): void;\n  new  (): Pool<object>;',
      [
        'api/test/db/pool.d.ts:5: PoolOptions.(text: string): void is not in the release',
        'api/test/db/pool.d.ts:6: PoolOptions.new (): Pool<object> is not in the release',
      ],
    ],
  ])('reports members that the release does not have, such as %s', (_what, from, to, found) => {
    expect(DECLARED).toContain(from);
    expect(messages(DECLARED.replace(from, to))).toEqual(found);
  });

  it('compares the types of the accessors that the release has', () => {
    const recorded = [
      {
        kind: 'class',
        name: 'Pool',
        members: [
          { name: 'get size', kind: 'getter', type: 'number' },
          { name: 'set size', kind: 'setter', type: 'string | number' },
        ],
      },
    ];
    const compare = (setter: string) =>
      compareSurface(
        readFacts(JSON.stringify(recorded), 'facts.json'),
        readDeclarations(
          compileApi({
            'index.d.ts': `export declare class Pool { get size(): number; set size(${setter}); }`,
          }),
        ),
        EXPECTED,
        'api/test/index.d.ts',
      ).map(({ message }) => message);
    expect(compare('value: number | string')).toEqual([]);
    expect(compare('value: number')).toEqual([
      'Pool.set size: type: declared number, the release has number | string',
    ]);
  });

  it('reports a declared type that the release does not have', () => {
    expect(messages(`${DECLARED}export interface Extra {}`)).toEqual([
      'api/test/db/pool.d.ts:18: interface Extra is declared but the release has no such type',
    ]);
  });

  it('reports such a type even if an exported item has the same name', () => {
    expect(messages(DECLARED, INDEX, { 'db/other.d.ts': 'export interface PoolOptions {}' })).toEqual([
      'api/test/db/other.d.ts:1: interface PoolOptions is declared but the release has no such type',
    ]);
  });

  it('reports a class that is exported only as a type', () => {
    const index = "export type { Pool } from './db/pool';\nexport { PoolOptions } from './db/pool';";
    expect(messages(DECLARED, index)).toContain(
      'api/test/db/pool.d.ts:6: Pool: exported as: declared a type only, the release has usual',
    );
  });
});

describe('compareSurface, on a type that another item refers to', () => {
  const declared = {
    'index.d.ts': "export { Manager } from './db/manager';",
    'db/manager.d.ts':
      "import type { Settings } from './types';\nexport declare class Manager { constructor(settings: Settings); }",
    'db/types.d.ts': 'export interface Settings {}',
  };
  const recorded = (module: string) => [
    {
      kind: 'class',
      name: 'Manager',
      area: 'db',
      members: [{ name: 'constructor', kind: 'constructor', signatures: ['(settings: Settings)'] }],
      refersTo: { Settings: `${module} (not exported)` },
    },
    { kind: 'interface', name: 'Settings', exported: false, module: 'db/types', members: [] },
  ];
  const compare = (module: string) =>
    compareSurface(
      readFacts(JSON.stringify(recorded(module)), 'facts.json'),
      readDeclarations(compileApi(declared)),
      EXPECTED,
      'api/test/index.d.ts',
    ).map((each) => each.message);

  it('reports a module other than the one the release names', () => {
    expect(compare('db/types')).toEqual([]);
    expect(compare('core/types')).toEqual([
      'Manager: Settings comes from: declared db/types, the release has core/types',
    ]);
  });
});

describe('loadApiProgram', () => {
  it('names file and line of a declaration that does not parse', () => {
    const root = writeApi({
      'index.d.ts': "export { A } from './a';",
      'a.d.ts': '\nexport declare class A {{',
    });
    const loaded = loadApiProgram(root, 'test');
    expect('findings' in loaded && loaded.findings[0]).toMatchObject({ file: 'api/test/a.d.ts', line: 2 });
  });

  it('names the missing entry point even if the other modules compile', () => {
    const loaded = loadApiProgram(writeApi({ 'a.d.ts': 'export declare class A {}' }), 'test');
    expect('findings' in loaded && loaded.findings).toEqual([
      expect.objectContaining({ file: 'api/test/index.d.ts', line: 1 }),
    ]);
  });

  it('names the missing configuration of an unknown version', () => {
    const loaded = loadApiProgram(writeApi({}), 'later');
    expect('findings' in loaded && loaded.findings[0]?.message).toContain('tsconfig.json');
  });
});

describe('readFacts', () => {
  it('names file, line and place of an item that does not have the expected shape', () => {
    expect(() =>
      readFacts('[\n{"kind":"type","name":"A"},\n{"kind":"klass","name":"B"}\n]', 'facts.json'),
    ).toThrow(/^facts\.json:3: .* at \[1\]\.kind\.\n/);
  });

  it.each([
    [
      { kind: 'function', signatures: ['(a: string): void; type X = 1'] },
      'Not a signature: (a: string): void; ',
    ],
    [{ kind: 'type', type: 'string; type Y = 1' }, 'Not a type: string; type Y = 1'],
  ])('names the line of an item that does not parse: %j', (fact, message) => {
    const json = `[\n${JSON.stringify({ kind: 'type', name: 'A', type: 'string' })},\n${JSON.stringify({ ...fact, name: 'B' })}\n]`;
    const reading = (): unknown => readFacts(json, 'facts.json');
    expect(reading).toThrow(Stop);
    expect(reading).toThrow(`facts.json:3: B: ${message}`);
  });
});
