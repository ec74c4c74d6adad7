import ts from 'typescript';

type QuickInfo = ts.QuickInfo | undefined;

/** The name at a position of a file: the innermost identifier there. */
export function identifierAt(source: ts.SourceFile, position: number): ts.Identifier | undefined {
  const visit = (node: ts.Node): ts.Identifier | undefined => {
    if (position < node.getStart(source) || position >= node.getEnd()) return undefined;
    return ts.forEachChild(node, visit) ?? (ts.isIdentifier(node) ? node : undefined);
  };
  return visit(source);
}

/**
 * Whether a hover shows more than the type: a called name shows the signature that its arguments choose, a declared
 * function its overload, and an imported name how it was imported.
 */
function saysMoreThanItsType(name: ts.Identifier): boolean {
  const { parent } = name;
  const called = ts.isPropertyAccessExpression(parent) && parent.name === name ? parent : name;
  return (
    ts.isCallLikeExpression(called.parent) ||
    ts.isFunctionLike(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isExportSpecifier(parent)
  );
}

/**
 * Caches hover texts by symbol and type. TypeScript takes a millisecond to write one, and three of four names in the
 * samples have the same text as an earlier one.
 */
export class KnownHovers {
  readonly #bySymbol = new WeakMap<ts.Symbol, Map<ts.Type, QuickInfo>>();

  /** @param ask - Writes what is not known yet. */
  get(program: ts.Program, file: string, position: number, ask: () => QuickInfo): QuickInfo {
    const source = program.getSourceFile(file);
    const name = source && identifierAt(source, position);
    if (!name || saysMoreThanItsType(name)) return ask();
    const checker = program.getTypeChecker();
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol) return ask();
    const type = checker.getTypeAtLocation(name);
    const byType = this.#bySymbol.get(symbol) ?? new Map<ts.Type, QuickInfo>();
    this.#bySymbol.set(symbol, byType);
    const known = byType.get(type) ?? ask();
    byType.set(type, known);
    return known;
  }
}
