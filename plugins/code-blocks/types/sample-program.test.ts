import type ts from 'typescript';
import { expect, it } from 'vitest';
import { SampleProgram } from './sample-program';

const options: ts.CompilerOptions = { noLib: true, types: [] };
const known = 'const known = 1;';

it.each([
  ['/repository', '/repository/index.ts'],
  ['C:\\repository', 'C:/repository/index.ts'],
])('has the text and hovers of known and new samples below %s', (root, file) => {
  const program = new SampleProgram(root, 'next', options, [known]);
  for (const text of [known, 'const other = 2;', known]) {
    program.createFile(file, text);
    expect(program.getSourceFile(file)?.text).toBe(text);
    expect(program.languageService.getQuickInfoAtPosition(file, text.indexOf(' ') + 1)?.kind).toBe('const');
  }
});

it('makes no new program for a known sample, but one for a new sample', () => {
  const program = new SampleProgram('C:\\repository', 'next', options, [known]);
  const before = program.languageService.getProgram();
  program.createFile('C:/repository/index.ts', known);
  expect(program.languageService.getProgram()).toBe(before);
  program.createFile('C:/repository/index.ts', 'const other = 2;');
  expect(program.languageService.getProgram()).not.toBe(before);
});
