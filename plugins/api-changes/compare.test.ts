import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { type Change, compareSurfaces } from './compare';
import { writeVersions } from './fixture';
import { readSurface } from './surface';

// Each case compiles two small TypeScript programs.
vi.setConfig({ testTimeout: 30_000 });

function compare(older: string, newer: string): readonly Change[] {
  const root = writeVersions(makeTempFolder(), older, newer);
  return compareSurfaces(readSurface(root, '1.0'), readSurface(root, 'next'));
}

const told = (older: string, newer: string): readonly string[] =>
  compare(older, newer).map(({ name, kind, codes }) =>
    [
      `${kind} ${name}`,
      ...codes.map(({ member, before, after }) => `${member}: ${before.join(' & ')} -> ${after.join(' & ')}`),
    ].join('\n'),
  );

describe('compareSurfaces', () => {
  it.each([
    ['an added function', '', 'export declare function a(): void;', ['added a']],
    ['a removed variable', 'export declare const a: 1;', '', ['removed a']],
    [
      'an interface that is no longer exported',
      'export interface A { x: 1 }',
      'interface A { x: 1 }',
      ['hidden A'],
    ],
    [
      'an interface that is no longer exported as hidden only, although its head has changed',
      'export interface A<T> { x: 1 }',
      'interface A { x: 1 }',
      ['hidden A'],
    ],
    [
      'an interface that is no longer exported, with its changed members',
      'export interface A { x: 1 }',
      'interface A { x: 1; y: 2 }',
      ['hidden A\ny:  -> y: 2'],
    ],
    [
      'a class that became abstract',
      'export declare class A { x: 1 }',
      'export declare abstract class A { x: 1 }',
      ['changed A\n: class A -> abstract class A'],
    ],
    [
      'a class that is exported only as a type now',
      'declare class A { x: 1 }\nexport { A };',
      'declare class A { x: 1 }\nexport type { A };',
      ['type-only A'],
    ],
    [
      'a class that is no longer exported only as a type',
      'declare class A { x: 1 }\nexport type { A };',
      'declare class A { x: 1 }\nexport { A };',
      ['changed A'],
    ],
    [
      'a class that became an interface',
      'export declare class A { x: 1; constructor(); }',
      'export interface A { x: 1 }',
      ['type-only A\n: class A -> interface A\nconstructor: constructor() -> '],
    ],
    [
      'a changed function',
      'export declare function a(x: string): void;',
      'export declare function a(x: string, y?: number): void;',
      ['changed a\n: function a(x: string): void -> function a(x: string, y?: number): void'],
    ],
    [
      'only the new overload of a function',
      'export declare function a(x: string): void;',
      'export declare function a(x: string): void;\nexport declare function a(x: 1): void;',
      ['changed a\n:  -> function a(x: 1): void'],
    ],
    [
      'a changed type alias',
      "export type A = 'x';",
      "export type A = 'x' | 'y';",
      ["changed A\n: type A = 'x' -> type A = 'x' | 'y'"],
    ],
    [
      'a changed variable',
      "export declare const a: '1';",
      "export declare const a: '2';",
      ["changed a\n: const a: '1' -> const a: '2'"],
    ],
    [
      'a changed value of an enumeration',
      "export declare enum A { X = 'x' }",
      "export declare enum A { X = 'y', Y = 'z' }",
      ["changed A\nX: X = 'x' -> X = 'y'\nY:  -> Y = 'z'"],
    ],
    [
      'another base of an interface',
      'export interface A {} interface B { x: 1 } export interface C extends A { y: 1 }',
      'export interface A {} interface B { x: 1 } export interface C extends B { y: 1 }',
      ['changed C\n: interface C extends A -> interface C extends B\nx:  -> x: 1'],
    ],
    [
      'changed, removed and added members of a class',
      'export declare class A { static s(): void; get p(): number; m(): void; gone(): void }',
      'export declare class A { s(): void; get p(): string; m(): void; came(): void }',
      [
        'changed A\ns: static s(): void -> s(): void\np: get p(): number -> get p(): string\n' +
          'gone: gone(): void -> \ncame:  -> came(): void',
      ],
    ],
    [
      'properties that became optional or readonly',
      'export interface A { x: 1; y: 1 }',
      'export interface A { x?: 1; readonly y: 1 }',
      ['changed A\nx: x: 1 -> x?: 1\ny: y: 1 -> readonly y: 1'],
    ],
  ])('reports %s', (_what, older, newer, expected) => {
    expect(told(older, newer)).toEqual(expected);
  });
});

describe('compareSurfaces, for changes that callers do not notice', () => {
  it.each([
    [
      'renamed parameters',
      'export declare function a(x: string, f: (y: number) => void): x is "1";',
      'export declare function a(_x: string, f: (_y: number) => void): _x is "1";',
    ],
    [
      'comments and line breaks',
      '/** One. */ export interface A { /** Two. */ x: { y: 1; z: 2 } }',
      'export interface A {\n  x: {\n    y: 1;\n    z: 2;\n  };\n}',
    ],
    [
      'another order of declarations',
      'export declare class A {} export declare class B {}',
      'export declare class B {} export declare class A {}',
    ],
    [
      'the interfaces that a class implements',
      'interface I {} export declare class A implements I {}',
      'export declare class A {}',
    ],
    [
      'a member that is inherited now',
      'export declare class A { m(): void } export declare class B extends A { m(): void }',
      'export declare class A { m(): void } export declare class B extends A {}',
    ],
    ['private members', 'export declare class A { private x; #y }', 'export declare class A {}'],
  ])('reports no change for %s', (_what, older, newer) => {
    expect(told(older, newer)).toEqual([]);
  });

  it('reports a changed method of an exported base only for the base, not for classes that extend it', () => {
    const derived = 'export declare class B extends A { n(): void }';
    expect(
      told(
        `export declare class A { m(): void } ${derived}`,
        `export declare class A { m(): string } ${derived}`,
      ),
    ).toEqual(['changed A\nm: m(): void -> m(): string']);
  });
});

it('a removed item keeps its category, its kind and the first paragraph of its comment', () => {
  const comment =
    '/**\n * Reads {@link B},\n * `c` and [a guide](guide:x).\n *\n * More.\n * @category Queries\n */';
  const [change] = compare(`${comment}\nexport declare const a: 1;`, '');
  expect(change?.before).toMatchObject({
    category: 'Queries',
    word: 'variable',
    summary: 'Reads `B`, `c` and a guide.',
  });
});

interface RecordedItem {
  readonly name: string;
  readonly exported?: false;
}

describe('the changes from 0.3.0 to Next', () => {
  const namesOf = (version: string, isExported: boolean): readonly string[] =>
    (JSON.parse(readFileSync(`checks/expected/api-${version}.json`, 'utf8')) as readonly RecordedItem[])
      .filter(({ exported }) => exported !== false || !isExported)
      .map(({ name }) => name);

  const changes = compareSurfaces(readSurface('.', '0.3.0'), readSurface('.', 'next'));
  const named = (kind: string): readonly string[] =>
    changes.filter((change) => change.kind === kind).map(({ name }) => name);

  it('agree with the recorded surfaces on removed, hidden and added names', () => {
    const older = namesOf('0.3.0', true);
    const newer = new Set(namesOf('next', true));
    const declared = new Set(namesOf('next', false));
    const gone = older.filter((name) => !newer.has(name));
    expect([...named('removed')].sort()).toEqual(gone.filter((name) => !declared.has(name)).sort());
    expect([...named('hidden')].sort()).toEqual(gone.filter((name) => declared.has(name)).sort());
    expect(named('added')).toEqual([...newer].filter((name) => !older.includes(name)));
  });

  it('name the exports that became type-only and those whose declaration changed', () => {
    expect(named('type-only')).toEqual(['DatabaseError', 'OrderDirection']);
    // `PathQueryBuilder` is not among them: only its parameters were renamed.
    expect(named('changed')).toEqual(['AlgorithmQueryBuilder', 'ConnectionConfig', 'QueryBuilder']);
  });

  it('show that the required property host became optional', () => {
    const config = changes.find(({ name }) => name === 'ConnectionConfig');
    expect(config?.codes.find(({ member }) => member === 'host')).toEqual({
      member: 'host',
      before: ['host: string'],
      after: ['host?: string | undefined'],
    });
  });
});
