import ts from 'typescript';
import { fileIn } from '../../plugins/repository-files/file-in';
import { Stop } from '../fail';
import { identifiersIn, isOwnImport, type Library, type LibraryItem } from './library';

/** File and line, from the repository's root. */
export const placeIn = (root: string, source: ts.SourceFile, position: number): string =>
  `${fileIn(root, source.fileName)}:${source.getLineAndCharacterOfPosition(position).line + 1}`;

/** The statement that represents a declaration: for a variable, the statement that contains it. */
const statementOf = (declaration: ts.Declaration): ts.Statement | undefined => {
  let node: ts.Node = declaration;
  while (!ts.isSourceFile(node.parent)) node = node.parent;
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? undefined : (node as ts.Statement);
};

/** Parameters, members and type parameters have symbols too. */
function isTopLevel(declaration: ts.Declaration): boolean {
  if (ts.isSourceFile(declaration)) return false;
  if (ts.isVariableDeclaration(declaration)) return ts.isSourceFile(declaration.parent.parent.parent);
  return ts.isSourceFile(declaration.parent);
}

const again = 'build the package anew and import it again. Nothing was changed.';

/** What the entry point says of an item. */
type Export = Pick<LibraryItem, 'name' | 'exported'>;

/** Walks from the exported symbols to everything that their declarations name. */
export class LibraryReader {
  private readonly checker: ts.TypeChecker;
  private readonly bySymbol = new Map<ts.Symbol, LibraryItem>();

  /**
   * @param root - The repository's root; errors name files relative to it.
   * @param folder - The library's folder, with forward slashes and one at its end.
   * @param isWhole - Whether to read also what no exported name leads to.
   */
  constructor(
    private readonly root: string,
    private readonly program: ts.Program,
    private readonly folder: string,
    private readonly isWhole: boolean,
  ) {
    this.checker = program.getTypeChecker();
  }

  /**
   * Reads what an entry point leads to.
   *
   * @throws Stop naming file and line of a declaration that has no name, or more than one that it is exported under, or is
   * named as a default export inside another, and of a whole module that is exported under a name
   */
  read(entry: ts.SourceFile): Library {
    const module = this.checker.getSymbolAtLocation(entry);
    for (const symbol of module ? this.checker.getExportsOfModule(module) : []) this.addExport(symbol);
    for (const item of this.bySymbol.values()) {
      for (const identifier of item.nodes.flatMap(identifiersIn)) {
        this.refuseInlineDefault(identifier);
        this.addNamed(identifier, true);
      }
    }
    this.addUnreached();
    return {
      items: [...this.bySymbol.values()],
      itemOf: (identifier) => {
        const symbol = this.symbolOf(identifier);
        return symbol && this.bySymbol.get(symbol);
      },
    };
  }

  private resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private symbolOf(identifier: ts.Identifier): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(identifier);
    return symbol && this.resolve(symbol);
  }

  private addExport(symbol: ts.Symbol): void {
    const target = this.resolve(symbol);
    this.refuseNamespace(symbol, target);
    const known = this.bySymbol.get(target);
    if (known) throw new Stop(this.describeSecondName(known, symbol));
    const isType = symbol.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false;
    this.add(target, true, { name: symbol.name, exported: isType ? 'type' : 'value' });
  }

  /** Refuses `export * as rows from './rows'`: it names no declaration, so everything behind it would be left out. */
  private refuseNamespace({ name, declarations }: ts.Symbol, target: ts.Symbol): void {
    const [node] = declarations ?? [];
    if (!node || !target.declarations?.some(ts.isSourceFile)) return;
    throw new Stop(
      `${placeIn(this.root, node.getSourceFile(), node.getStart())}: ${name} stands for a whole module, and the ` +
        `reference has a page for each declaration. Export its declarations by name, ${again}`,
    );
  }

  private describeSecondName(
    { declared, name }: LibraryItem,
    { name: other, declarations }: ts.Symbol,
  ): string {
    const [where] = declarations ?? [];
    const place = where ? `${placeIn(this.root, where.getSourceFile(), where.getStart())}: ` : '';
    return (
      `${place}${declared} is exported as ${name} and as ${other}, and the reference has one page for a declaration. ` +
      `Export it under one name, ${again}`
    );
  }

  /** `import('./mode').Mode` can be rewritten as `Mode`, but a default export has no name to be rewritten to. */
  private refuseInlineDefault(identifier: ts.Identifier): void {
    const { parent, text } = identifier;
    if (text !== 'default' || !ts.isImportTypeNode(parent) || !isOwnImport(parent)) return;
    throw new Stop(
      `${placeIn(this.root, identifier.getSourceFile(), identifier.getStart())}: ${parent.getText()} ` +
        `names a default export, and the modules here export by name. Export it by name in the library, ${again}`,
    );
  }

  private addUnreached(): void {
    for (const { fileName, statements } of this.program.getSourceFiles()) {
      if (!this.isWhole || !fileName.startsWith(this.folder)) continue;
      for (const statement of statements) {
        const name = (statement as ts.Statement & { readonly name?: ts.Node }).name;
        if (name && ts.isIdentifier(name)) this.addNamed(name, false);
      }
    }
  }

  private addNamed(identifier: ts.Identifier, isReached: boolean): void {
    const symbol = this.symbolOf(identifier);
    if (symbol) this.add(symbol, isReached);
  }

  private add(symbol: ts.Symbol, isReached: boolean, as?: Export): void {
    if (this.bySymbol.has(symbol)) return;
    const declarations = (symbol.declarations ?? [])
      .filter((each) => each.getSourceFile().fileName.startsWith(this.folder))
      .filter(isTopLevel);
    const nodes = declarations.flatMap((each) => statementOf(each) ?? []);
    const [first] = nodes;
    if (!first) return;
    const declared = this.declaredName(declarations, first);
    const file = first.getSourceFile().fileName.slice(this.folder.length);
    const module = file.replace(/\.d\.ts$/, '');
    this.bySymbol.set(symbol, {
      ...(as ?? { name: declared, exported: undefined }),
      declared,
      module,
      nodes,
      isReached,
    });
  }

  /** A default export's symbol is called `default`, whatever the name it is declared with. */
  private declaredName(declarations: readonly ts.Declaration[], first: ts.Statement): string {
    const name = declarations.flatMap((each) => ts.getNameOfDeclaration(each) ?? [])[0];
    if (name) return name.getText();
    throw new Stop(
      `${placeIn(this.root, first.getSourceFile(), first.getStart())}: this declaration has no name, ` +
        `and the modules here export by name. Name it in the library, ${again}`,
    );
  }
}
