import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeOf, headOf, oneLine, parametersOf } from './declaration-text';

const text = `
/** A box. */
export declare class Box<T extends Lid>
  extends Thing<T>
{
  /**
   * Opens.
   */
  open(
    /** How far. */
    width?: number,
    ...more: readonly Lid[]
  ): Promise<{
    /** Done. */
    done: boolean;
  }>;
  protected static readonly size: number;
}
/** A lid. */
export interface Lid {
  /** Its name. */
  readonly name: string;

  /** Its colour. */
  colour?: 'red' | 'green';
}
export declare const version: '1';
export type Size = 'small' | 'large';
`;

const source = ts.createSourceFile('box.d.ts', text, ts.ScriptTarget.ES2022, true);
function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}

const [box, lid, variable, alias] = source.statements as unknown as [
  ts.ClassDeclaration,
  ts.InterfaceDeclaration,
  ts.VariableStatement,
  ts.TypeAliasDeclaration,
];

describe('codeOf', () => {
  it('returns a member without its comments and indent', () => {
    expect(codeOf(nth(box.members, 0))).toBe(`open(
  width?: number,
  ...more: readonly Lid[]
): Promise<{
  done: boolean;
}>`);
    expect(codeOf(nth(box.members, 1))).toBe('protected static readonly size: number');
  });

  it('returns a declaration without export and declare', () => {
    expect(codeOf(lid)).toBe("interface Lid {\n  readonly name: string;\n\n  colour?: 'red' | 'green';\n}");
    expect(codeOf(nth(variable.declarationList.declarations, 0))).toBe("const version: '1'");
    expect(codeOf(alias)).toBe("type Size = 'small' | 'large'");
  });
});

it('headOf stops before the members', () => {
  expect(headOf(box)).toBe('class Box<T extends Lid>\n  extends Thing<T>');
  expect(headOf(lid)).toBe('interface Lid');
});

it('parametersOf returns the name and type of each parameter, and whether it is optional', () => {
  expect(parametersOf(box.members[0] as ts.MethodDeclaration)).toEqual([
    { name: 'width', type: 'number', isOptional: true },
    { name: '...more', type: 'readonly Lid[]', isOptional: false },
  ]);
});

it.each([
  ['{\n  a: string;\n  b?: number;\n}', '{ a: string; b?: number }'],
  ['(\n  a: string,\n) => void', '(a: string) => void'],
  ['Record<string, {}>', 'Record<string, {}>'],
])('oneLine writes %j as %j', (type, line) => {
  expect(oneLine(type)).toBe(line);
});
