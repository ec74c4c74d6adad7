import ts from 'typescript';
import { expect, it } from 'vitest';
import { findUsedTypes } from './used-types';

const imports = `
  import { Mode as ForeignMode } from './foreign';
  import { Wheel as Round } from './part';
`;

const library = `
  export declare function load(crate: Crate, options?: Options): Promise<Report>;
  export declare class Crate { readonly owner: Owner; }
  interface Options { readonly mode: Mode; readonly parent?: Options; }
  declare enum Mode { Fast }
  type Report = { readonly options: Options; readonly lines: readonly Line[] };
  declare class Line { readonly text: string; }
  interface Owner { readonly name: string; }
  declare const unrelated: { readonly owner: Owner };
  export type Far = ForeignMode;
  export type Near = Round;
`;

/** The names of the types that the `asked` declarations use. `foreign.ts` is another library. */
function namesUsedBy(asked: readonly string[], withPage: readonly string[]): readonly string[] {
  const files = new Map([
    ['library.ts', `${imports}${library}`],
    ['part.ts', 'export interface Wheel { readonly spokes: number }'],
    ['foreign.ts', 'export interface Mode { readonly far: true }'],
  ]);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    ['library.ts'],
    { noLib: true, types: [] },
    {
      ...host,
      getSourceFile: (name, target) => {
        const text = files.get(name.replace(/^.*\//, ''));
        return text === undefined ? undefined : ts.createSourceFile(name, text, target, true);
      },
      fileExists: (name) => files.has(name.replace(/^.*\//, '')),
      readFile: (name) => files.get(name.replace(/^.*\//, '')),
    },
  );
  const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('library.ts'));
  const nameOf = (node: ts.Node): string => (node as ts.DeclarationStatement).name?.getText() ?? '';
  const declarations = (source?.statements ?? ts.factory.createNodeArray()).filter((statement) =>
    asked.includes(nameOf(statement)),
  ) as unknown as readonly ts.Declaration[];
  expect(declarations.map(nameOf)).toEqual(asked);
  return findUsedTypes(declarations, {
    checker: program.getTypeChecker(),
    isOwn: (declaration) => !declaration.getSourceFile().fileName.endsWith('foreign.ts'),
    hasPage: (declaration) => withPage.includes(nameOf(declaration)),
  }).map(nameOf);
}

it('finds the types that a declaration names, and the types these use, each once and in order of use', () => {
  expect(namesUsedBy(['load'], ['Crate'])).toEqual(['Options', 'Mode', 'Report', 'Line']);
});

it('leaves out types that have their own page, and types that only those use', () => {
  expect(namesUsedBy(['load'], ['Crate', 'Options', 'Report'])).toEqual([]);
});

it('leaves out the declarations it is called with', () => {
  expect(namesUsedBy(['load', 'Crate'], [])).toEqual(['Options', 'Mode', 'Report', 'Line', 'Owner']);
});

it('leaves out types of other libraries, and gives renamed imports their original names', () => {
  expect(namesUsedBy(['Far'], [])).toEqual([]);
  expect(namesUsedBy(['Near'], [])).toEqual(['Wheel']);
});
