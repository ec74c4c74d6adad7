import ts from 'typescript';

/** Comments take lines of their own in the declarations; nothing else there looks like one. */
const docComments = /^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\r?\n/gm;

/** Removes the indentation of a member's text; its first line has none already. */
function dedent(text: string, column: number): string {
  const indent = ' '.repeat(column);
  return text
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(column) : line))
    .join('\n');
}

/** How far the line is indented that a position stands on. */
function columnOf(source: ts.SourceFile, position: number): number {
  const { line } = source.getLineAndCharacterOfPosition(position);
  const start = source.getPositionOfLineAndCharacter(line, 0);
  return /^ */.exec(source.text.slice(start, position))?.[0].length ?? 0;
}

function textBetween(node: ts.Node, from: number, to: number): string {
  const source = node.getSourceFile();
  return dedent(source.text.slice(from, to), columnOf(source, from)).replaceAll(docComments, '').trimEnd();
}

/**
 * A declaration as its author wrote it, without comments and without the words that only a declaration file needs.
 */
export function codeOf(declaration: ts.Declaration): string {
  // The name of a variable stands inside its statement, which holds the `const`.
  const isVariable = ts.isVariableDeclaration(declaration);
  const node = isVariable ? declaration.parent.parent : declaration;
  return textBetween(node, node.getStart(), node.getEnd())
    .replace(/^export (?:default )?/, '')
    .replace(/^declare /, '')
    .replace(/;$/, '');
}

/** The first line of a class or interface: its name, type parameters and heritage. */
export function headOf(declaration: ts.ClassDeclaration | ts.InterfaceDeclaration): string {
  const source = declaration.getSourceFile();
  const brace = source.text.lastIndexOf('{', declaration.members.pos);
  return textBetween(declaration, declaration.getStart(), brace)
    .replace(/^export (?:default )?/, '')
    .replace(/^declare /, '')
    .trimEnd();
}

/** A member's parameter as it is written: its name and its type. */
export interface ParameterText {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** The parameters as they are written, `...` before one that takes the rest; `any` where no type is written. */
export function parametersOf(declaration: ts.SignatureDeclaration): readonly ParameterText[] {
  return declaration.parameters.map((parameter) => ({
    name: `${parameter.dotDotDotToken ? '...' : ''}${parameter.name.getText()}`,
    type: parameter.type ? oneLine(parameter.type.getText()) : 'any',
    isOptional: parameter.questionToken !== undefined,
  }));
}

/** A type on one line, for running text. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(docComments, '')
    .replace(/\s+/g, ' ')
    .replace(/([([{<]) | (?=[\])}>])/g, '$1')
    .replace(/,(?=[)\]>])/g, '')
    .replace(/\{(?=[^\s}])/g, '{ ')
    .replace(/(?<=[^\s{])\}/g, ' }')
    .replace(/; \}/g, ' }')
    .trim();
