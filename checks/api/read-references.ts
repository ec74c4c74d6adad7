import ts from 'typescript';
import { fileIn } from '../../plugins/repository-files/file-in';
import type { ApiProgram } from './program';
import type { Aliases } from './type-text';

/** The names that a module's imports have renamed. */
export function aliasesOf(source: ts.SourceFile): Aliases {
  const aliases = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const each of bindings.elements) {
      if (each.propertyName) aliases.set(each.name.text, each.propertyName.text);
    }
  }
  return aliases;
}

/** Where each type name used inside a declaration is declared: a module of this version, or a package. */
export function referencesOf(node: ts.Node, api: ApiProgram, aliases: Aliases): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  const visit = (child: ts.Node): void => {
    if (
      ts.isIdentifier(child) &&
      (ts.isTypeReferenceNode(child.parent) || ts.isExpressionWithTypeArguments(child.parent))
    ) {
      const symbol = api.checker.getSymbolAtLocation(child);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? api.checker.getAliasedSymbol(symbol) : symbol;
      const file = target?.declarations?.[0]?.getSourceFile().fileName;
      if (file) references.set(aliases.get(child.text) ?? child.text, moduleOf(api, file));
    }
    child.forEachChild(visit);
  };
  node.forEachChild(visit);
  return references;
}

/** Module of a version, such as `db/types`, or name of the package that a file belongs to. */
export function moduleOf(api: ApiProgram, fileName: string): string {
  const own = /^api\/[^/]+\/(.+)\.d\.ts$/.exec(fileIn(api.root, fileName));
  if (own?.[1]) return own[1];
  return /node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(fileName)?.[1] ?? fileName;
}
