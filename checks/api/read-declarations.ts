import ts from 'typescript';
import { fileIn } from '../../plugins/repository-files/file-in';
import { defaultOfParameter } from './doc-defaults';
import type { ApiItem, ApiKind } from './model';
import type { ApiProgram } from './program';
import { readEnumMembers, readMembers } from './read-members';
import { aliasesOf, moduleOf, referencesOf } from './read-references';
import { lineOf, readSignature, readTypeParameters } from './read-signature';
import { canonicalExpression, canonicalType } from './type-text';

export type ApiDeclaration =
  | ts.ClassDeclaration
  | ts.EnumDeclaration
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

/** The declarations at the top of a module; a variable statement counts as its declarations. */
export function declarationsOf(source: ts.SourceFile): readonly ApiDeclaration[] {
  return source.statements.flatMap((statement): readonly ApiDeclaration[] => {
    if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
    if (
      ts.isClassDeclaration(statement) ||
      ts.isEnumDeclaration(statement) ||
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      return [statement];
    }
    return [];
  });
}

function kindOf(node: ApiDeclaration): ApiKind {
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isEnumDeclaration(node)) return 'enum';
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  return ts.isTypeAliasDeclaration(node) ? 'type' : 'variable';
}

/** What `index.d.ts` exports: each declared symbol, and whether only as a type. */
export function exportsOf(api: ApiProgram): ReadonlyMap<ts.Symbol, { readonly typeOnly: boolean }> {
  const exported = new Map<ts.Symbol, { readonly typeOnly: boolean }>();
  const entry = api.checker.getSymbolAtLocation(api.entry);
  for (const symbol of entry ? api.checker.getExportsOfModule(entry) : []) {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const typeOnly = (symbol.declarations ?? []).some(
      (each) => ts.isExportSpecifier(each) && (each.isTypeOnly || each.parent.parent.isTypeOnly),
    );
    exported.set(isAlias ? api.checker.getAliasedSymbol(symbol) : symbol, { typeOnly });
  }
  return exported;
}

/** Reads every declaration of a version, exported or not, with its file and line. */
export function readDeclarations(api: ApiProgram): readonly ApiItem[] {
  const exported = exportsOf(api);
  return api.sources.flatMap((source) => {
    const aliases = aliasesOf(source);
    const module = moduleOf(api, source.fileName);
    return declarationsOf(source).map((node): ApiItem => {
      const symbol = node.name ? api.checker.getSymbolAtLocation(node.name) : undefined;
      const entry = symbol ? exported.get(symbol) : undefined;
      const heritage = (token: ts.SyntaxKind): readonly string[] =>
        ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
          ? (node.heritageClauses ?? [])
              .filter((clause) => clause.token === token)
              .flatMap((clause) => clause.types.map((type) => canonicalType(type, aliases)))
          : [];
      const body =
        ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
          ? readMembers([...node.members], aliases)
          : { members: ts.isEnumDeclaration(node) ? readEnumMembers(node) : [], index: [] };
      const literal = ts.isVariableDeclaration(node)
        ? canonicalExpression(node.initializer?.getText() ?? node.type?.getText() ?? '')
        : undefined;
      return {
        name: node.name?.getText() ?? '',
        kind: kindOf(node),
        exported: entry !== undefined,
        typeOnly: entry?.typeOnly ?? false,
        module,
        area: module.split('/')[0] ?? module,
        typeParameters: readTypeParameters(
          'typeParameters' in node ? node.typeParameters : undefined,
          aliases,
        ),
        extends: heritage(ts.SyntaxKind.ExtendsKeyword),
        implements: heritage(ts.SyntaxKind.ImplementsKeyword),
        ...body,
        signatures: ts.isFunctionDeclaration(node) ? [readSignature(node, aliases, defaultOfParameter)] : [],
        ...(ts.isTypeAliasDeclaration(node) ? { type: canonicalType(node.type, aliases) } : {}),
        ...(literal === undefined ? {} : { type: literal, default: literal }),
        references: referencesOf(node, api, aliases),
        file: fileIn(api.root, source.fileName),
        line: lineOf(node),
      };
    });
  });
}
