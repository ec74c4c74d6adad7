import ts from 'typescript';

/** Where the walk over types asks what it finds. */
export interface TypeScope {
  readonly checker: ts.TypeChecker;
  /** True for declarations of the library itself; types of others are known elsewhere. */
  readonly isOwn: (declaration: ts.Declaration) => boolean;
  /** True for what has a page of its own. */
  readonly hasPage: (declaration: ts.Declaration) => boolean;
}

/** The declaration that a name in a type stands for. */
export function declarationOf(name: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations?.[0];
}

const isNamedType = (node: ts.Declaration): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isClassDeclaration(node);

/**
 * The library's types that a declaration names and that have no page: readers would look for them in vain. Types that
 * such a type uses in turn are included.
 *
 * @returns the declarations in the order in which they are met
 */
export function findUsedTypes(
  declarations: readonly ts.Declaration[],
  scope: TypeScope,
): readonly ts.Declaration[] {
  const found = new Set<ts.Declaration>();
  const visit = (node: ts.Node): void => {
    const named = ts.isIdentifier(node) ? declarationOf(node, scope.checker) : undefined;
    if (
      named &&
      isNamedType(named) &&
      scope.isOwn(named) &&
      !scope.hasPage(named) &&
      !declarations.includes(named)
    ) {
      const isNew = !found.has(named);
      found.add(named);
      if (isNew) ts.forEachChild(named, visit);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of declarations) visit(declaration);
  return [...found];
}
