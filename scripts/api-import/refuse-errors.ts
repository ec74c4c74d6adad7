import ts from 'typescript';
import { Stop } from '../fail';
import { placeIn } from './library-reader';

/** Error codes for a name that refers to nothing; TypeScript has separate codes for names at which it can guess. */
const unknownNames: ReadonlySet<number> = new Set([
  2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593,
]);

/** A module that is not there, is JavaScript only, or is no module. */
const missingModules: ReadonlySet<number> = new Set([2306, 2307, 2732, 2792, 7016]);

/** A module that is there, and does not export what is asked of it. */
const missingExports: ReadonlySet<number> = new Set([1192, 2305, 2459, 2460, 2613, 2614, 2694, 2724]);

/** `/// <reference path="…" />` of a file that is not there. */
const missingFiles: ReadonlySet<number> = new Set([6053, 6231]);

/** The innermost node that holds a position. */
function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.getEnd()) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** What names the module that a node is imported from or exported from. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  return undefined;
}

/** Whether the release itself had to declare the name: what is imported from another package is kept as text. */
function isOwn(source: ts.SourceFile, { code, start = 0 }: ts.Diagnostic): boolean {
  let node = nodeAt(source, start);
  let specifier = specifierOf(node);
  while (!specifier && !ts.isSourceFile(node)) {
    node = node.parent;
    specifier = specifierOf(node);
  }
  if (!specifier || !ts.isStringLiteralLike(specifier)) return false;
  // Nothing says what `export * from 'gone'` would have exported, whoever was to bring it.
  return specifier.text.startsWith('.') || (missingModules.has(code) && ts.isExportDeclaration(node));
}

function isGap(source: ts.SourceFile, problem: ts.Diagnostic): boolean {
  const { code } = problem;
  if (unknownNames.has(code) || missingFiles.has(code)) return true;
  return (missingModules.has(code) || missingExports.has(code)) && isOwn(source, problem);
}

/** The first reason why a file cannot be read in full. */
function problemOf(
  program: ts.Program,
  source: ts.SourceFile,
): readonly [what: string, problem: ts.Diagnostic] | undefined {
  const [broken] = program.getSyntacticDiagnostics(source);
  if (broken) return ['the declarations do not parse', broken];
  const gap = program.getSemanticDiagnostics(source).find((each) => isGap(source, each));
  return gap && ['the declarations are not whole', gap];
}

/**
 * Stops at declarations that cannot be read in full: files that do not parse, missing modules and exports of the
 * library itself, and names that refer to nothing. What these would have declared would otherwise count as removed.
 *
 * @param root - The repository's root; errors name files relative to it.
 * @param folder - The library's folder, with forward slashes and one at its end.
 * @param remedy - A sentence that says what to do.
 * @throws Stop naming the file, the line, what is wrong with it, and the remedy
 */
export function refuseErrors(root: string, program: ts.Program, folder: string, remedy: string): void {
  for (const source of program.getSourceFiles()) {
    const { fileName } = source;
    if (!fileName.startsWith(folder) || fileName.slice(folder.length).includes('node_modules/')) continue;
    const [what, problem] = problemOf(program, source) ?? [];
    if (!problem) continue;
    const text = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
    throw new Stop(
      `${placeIn(root, source, problem.start ?? 0)}: ${what}: ${text} (TS${problem.code}) Nothing was changed. ${remedy}`,
    );
  }
}
