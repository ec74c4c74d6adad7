import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { Stop } from '../fail';

/** A top-level declaration of one name; a function has one node for each overload. */
export interface LibraryItem {
  readonly name: string;
  /** Module inside the library, without ending: `db/types`. */
  readonly module: string;
  readonly nodes: readonly ts.Statement[];
  /** How it is exported by the entry point, if at all. */
  readonly exported: 'value' | 'type' | undefined;
  /** False for what no exported name leads to. */
  readonly isReached: boolean;
}

/** The declarations that an entry point leads to. */
export interface Library {
  /** Folder of the entry point, with forward slashes and one at its end. */
  readonly folder: string;
  readonly program: ts.Program;
  readonly items: readonly LibraryItem[];
  /** The item that an identifier in one of the items means; undefined for what comes from elsewhere. */
  readonly itemOf: (identifier: ts.Identifier) => LibraryItem | undefined;
  readonly symbolOf: (identifier: ts.Identifier) => ts.Symbol | undefined;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  types: [],
};

const forward = (file: string): string => file.replaceAll(path.sep, '/');

/** The statement that stands for a declaration: a variable's own node stands inside it. */
const statementOf = (declaration: ts.Declaration): ts.Statement | undefined => {
  let node: ts.Node = declaration;
  while (!ts.isSourceFile(node.parent)) node = node.parent;
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? undefined : (node as ts.Statement);
};

export const isPrivateMember = (node: ts.Node): boolean =>
  ts.isClassElement(node) &&
  ((ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0 ||
    (node.name !== undefined && ts.isPrivateIdentifier(node.name)));

/** Every identifier in a node, private members of classes left out. */
export function identifiersIn(node: ts.Node): readonly ts.Identifier[] {
  if (isPrivateMember(node)) return [];
  if (ts.isIdentifier(node)) return [node];
  const found: ts.Identifier[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...identifiersIn(child));
  });
  return found;
}

function refuseErrors(root: string, program: ts.Program, folder: string): void {
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(folder)) continue;
    const [problem] = program.getSyntacticDiagnostics(source);
    if (!problem) continue;
    const { line } = source.getLineAndCharacterOfPosition(problem.start);
    const text = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
    throw new Stop(
      `${forward(path.relative(root, source.fileName))}:${line + 1}: the declarations do not parse: ${text} ` +
        'Nothing was changed. Build the package anew and import it again.',
    );
  }
}

/** Walks from the exported symbols to everything that their declarations name. */
class LibraryReader {
  private readonly checker: ts.TypeChecker;
  private readonly bySymbol = new Map<ts.Symbol, LibraryItem>();

  constructor(
    private readonly program: ts.Program,
    private readonly folder: string,
    private readonly isWhole: boolean,
  ) {
    this.checker = program.getTypeChecker();
  }

  read(entry: ts.SourceFile): Library {
    const module = this.checker.getSymbolAtLocation(entry);
    for (const symbol of module ? this.checker.getExportsOfModule(module) : []) {
      const isType = symbol.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false;
      this.add(this.resolve(symbol), symbol.name, isType ? 'type' : 'value');
    }
    for (const item of this.bySymbol.values()) {
      for (const identifier of item.nodes.flatMap(identifiersIn)) {
        const symbol = this.symbolOf(identifier);
        if (symbol) this.add(symbol, symbol.name, undefined);
      }
    }
    this.addUnreached();
    return {
      folder: this.folder,
      program: this.program,
      items: [...this.bySymbol.values()],
      itemOf: (identifier) => {
        const symbol = this.symbolOf(identifier);
        return symbol && this.bySymbol.get(symbol);
      },
      symbolOf: (identifier) => this.symbolOf(identifier),
    };
  }

  private resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private symbolOf(identifier: ts.Identifier): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(identifier);
    return symbol && this.resolve(symbol);
  }

  private addUnreached(): void {
    for (const { fileName, statements } of this.program.getSourceFiles()) {
      if (!this.isWhole || !fileName.startsWith(this.folder)) continue;
      for (const statement of statements) {
        const name = (statement as ts.Statement & { readonly name?: ts.Node }).name;
        const symbol = name && ts.isIdentifier(name) ? this.symbolOf(name) : undefined;
        if (symbol) this.add(symbol, symbol.name, undefined, false);
      }
    }
  }

  private add(symbol: ts.Symbol, name: string, exported: LibraryItem['exported'], isReached = true): void {
    if (this.bySymbol.has(symbol)) return;
    const nodes = (symbol.declarations ?? [])
      .filter((each) => each.getSourceFile().fileName.startsWith(this.folder))
      .filter((each) => !ts.isSourceFile(each) && this.isTopLevel(each))
      .flatMap((each) => statementOf(each) ?? []);
    const [first] = nodes;
    if (!first) return;
    const file = first.getSourceFile().fileName.slice(this.folder.length);
    this.bySymbol.set(symbol, { name, module: file.replace(/\.d\.ts$/, ''), nodes, exported, isReached });
  }

  /** Parameters, members and type parameters have symbols too. */
  private isTopLevel(declaration: ts.Declaration): boolean {
    if (ts.isVariableDeclaration(declaration)) return ts.isSourceFile(declaration.parent.parent.parent);
    return ts.isSourceFile(declaration.parent);
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file));

/**
 * Reads the declarations that an entry point leads to.
 *
 * @param root - The repository's root; errors name files relative to it.
 * @param isWhole - Whether to read also what stands beside it and no exported name leads to.
 * @throws Stop naming file and line when the entry point is missing, exports nothing, or a file does not parse
 */
export function readLibrary(root: string, entryPoint: string, isWhole = false): Library {
  const file = path.resolve(root, entryPoint);
  const name = forward(path.relative(root, file));
  if (!existsSync(file))
    throw new Stop(`${name}: there is no such file. Give the path of a package’s index.d.ts.`);
  if (!file.endsWith('.d.ts'))
    throw new Stop(`${name}: this is no declaration file. Give the path of a package’s index.d.ts.`);
  const folder = `${forward(path.dirname(file))}/`;
  const program = ts.createProgram([file, ...(isWhole ? filesIn(folder) : [])], options);
  refuseErrors(root, program, folder);
  const entry = program.getSourceFile(file);
  const library = entry && new LibraryReader(program, folder, isWhole).read(entry);
  if (!library || library.items.length === 0)
    throw new Stop(
      `${name}:1: it exports nothing. Give the index.d.ts that the package’s "types" field names.`,
    );
  return library;
}
