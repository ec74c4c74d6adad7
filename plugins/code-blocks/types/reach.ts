import path from 'node:path';
import ts from 'typescript';
import { pathOf, readApiExports } from '../../declarations/api-places';
import { keyOf } from '../../repository-files/hash-files';
import { readDeclarations } from '../../declarations/read-declarations';
import { entryPointOf } from '../../repository-files/documented-versions';
import { reachesOthers } from './sample-program';

/** For each name that a version exports, a key of all declarations that it leads to. */
export type Reach = ReadonlyMap<string, string>;

/** The statement of a file that a node is or stands in. */
function statementOf(node: ts.Node): ts.Node {
  return ts.isSourceFile(node.parent) ? node : statementOf(node.parent);
}

/** The declarations of a version as a graph: which statement names which. */
class DeclarationGraph {
  readonly #checker: ts.TypeChecker;
  readonly #folder: string;
  readonly #named = new Map<ts.Node, ReadonlySet<ts.Node>>();
  /** The addresses of those that are exported, which hovers link to. */
  readonly #addresses = new Map<ts.Node, string[]>();
  /** Statements that augment modules or the global scope: they apply wherever the library is imported. */
  readonly #everywhere: readonly ts.Node[];

  constructor(program: ts.Program, entryPoint: string) {
    this.#checker = program.getTypeChecker();
    this.#folder = path.dirname(entryPoint);
    this.#everywhere = program
      .getSourceFiles()
      .filter((source) => this.#isOwn(source))
      .flatMap(({ statements }) => statements.filter(ts.isModuleDeclaration));
    for (const { place, declarations } of readApiExports(program, entryPoint))
      for (const statement of this.#statementsOf(declarations))
        this.#addresses.set(statement, [...(this.#addresses.get(statement) ?? []), pathOf(place)]);
  }

  /** A key of what is declared here, of what that names, and so on, each with its comments and its address. */
  keyOf(declarations: readonly ts.Declaration[]): string {
    const found = new Set([...this.#everywhere, ...this.#statementsOf(declarations)]);
    // Iterating over a set includes what is added meanwhile.
    for (const statement of found) for (const other of this.#namedBy(statement)) found.add(other);
    return keyOf(...[...found].map((statement) => this.#textOf(statement)).sort());
  }

  #textOf(statement: ts.Node): string {
    const source = statement.getSourceFile();
    const file = path.relative(this.#folder, source.fileName);
    return [file, ...(this.#addresses.get(statement) ?? []), statement.getFullText(source)].join('\0');
  }

  #namedBy(statement: ts.Node): ReadonlySet<ts.Node> {
    const known = this.#named.get(statement);
    if (known) return known;
    const named = new Set<ts.Node>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) this.#declaredBy(node).forEach((each) => named.add(each));
      else ts.forEachChild(node, visit);
    };
    visit(statement);
    this.#named.set(statement, named);
    return named;
  }

  #declaredBy(name: ts.Identifier): readonly ts.Node[] {
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (!symbol) return [];
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return this.#statementsOf((isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol).declarations ?? []);
  }

  #statementsOf(declarations: readonly ts.Declaration[]): readonly ts.Node[] {
    return declarations
      .filter((declaration) => !ts.isSourceFile(declaration) && this.#isOwn(declaration.getSourceFile()))
      .map(statementOf);
  }

  #isOwn({ fileName }: ts.SourceFile): boolean {
    return fileName.startsWith(`${this.#folder}/`);
  }
}

/**
 * Finds for each exported name of a version all declarations that it leads to: its own, those that this one names, and
 * so on. A name with the same key in two versions has the same hovers in both.
 *
 * @throws Error when the version has no declarations
 */
export function readReach(root: string, version: string): Reach {
  const entryPoint = entryPointOf(path.resolve(root), version);
  const program = readDeclarations(root, version);
  const graph = new DeclarationGraph(program, entryPoint);
  return new Map(
    readApiExports(program, entryPoint).map(({ place, declarations }) => [
      place.name,
      graph.keyOf(declarations),
    ]),
  );
}

const namedImport = /^import\s+(?:type\s+)?\{([^{}]*)\}\s+from\s+['"]age-schema-client['"]/gm;
const importedName = /^(?:type\s+)?([A-Za-z_$][\w$]*)(?:\s+as\s+[A-Za-z_$][\w$]*)?$/;

/**
 * A key of all that a sample can reach in the library.
 *
 * @returns undefined for a sample that has the library in another way than by names, or names it does not export
 */
export function reachOf(code: string, reach: Reach): string | undefined {
  if (reachesOthers.test(code) || /['"`]age-schema-client/.test(code.replace(namedImport, '')))
    return undefined;
  const names = [...code.matchAll(namedImport)]
    .flatMap(([, list = '']) => list.split(','))
    .filter((name) => name.trim() !== '')
    .map((name) => importedName.exec(name.trim())?.[1] ?? '');
  const keys = names.map((name) => reach.get(name));
  return keys.includes(undefined) ? undefined : keys.join(' ');
}
