import ts from 'typescript';
import { defaultOfParameter, defaultOfProperty } from './doc-defaults';
import type { ApiItem, ApiKind, ApiMember } from './model';
import { relativeFile, type ApiProgram } from './program';
import { canonicalIndex, lineOf, readSignature, readTypeParameters } from './read-signature';
import { canonicalExpression, canonicalType, type Aliases } from './type-text';

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

function aliasesOf(source: ts.SourceFile): Aliases {
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

const SHOWN_MODIFIERS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AbstractKeyword, 'abstract'],
  [ts.SyntaxKind.PrivateKeyword, 'private'],
  [ts.SyntaxKind.ProtectedKeyword, 'protected'],
  [ts.SyntaxKind.ReadonlyKeyword, 'readonly'],
  [ts.SyntaxKind.StaticKeyword, 'static'],
]);

function modifiersOf(node: ts.Node): readonly string[] {
  if (!ts.canHaveModifiers(node)) return [];
  return (ts.getModifiers(node) ?? [])
    .map((modifier) => SHOWN_MODIFIERS.get(modifier.kind))
    .filter((name) => name !== undefined)
    .sort();
}

function readMembers(
  nodes: readonly (ts.ClassElement | ts.TypeElement)[],
  aliases: Aliases,
): { readonly members: readonly ApiMember[]; readonly index: readonly string[] } {
  const members = new Map<string, ApiMember>();
  const index: string[] = [];
  for (const node of nodes) {
    if (ts.isIndexSignatureDeclaration(node)) {
      index.push(canonicalIndex(node.getText()));
    } else if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
      const value = defaultOfProperty(node);
      members.set(node.name.getText(), {
        name: node.name.getText(),
        kind: 'property',
        modifiers: modifiersOf(node),
        optional: node.questionToken !== undefined,
        type: node.type ? canonicalType(node.type, aliases) : 'any',
        ...(value === undefined ? {} : { default: canonicalExpression(value) }),
        signatures: [],
        line: lineOf(node),
      });
    } else if (
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isConstructorDeclaration(node)
    ) {
      const name = ts.isConstructorDeclaration(node) ? 'constructor' : node.name.getText();
      const signature = readSignature(node, aliases, defaultOfParameter);
      const earlier = members.get(name);
      members.set(name, {
        name,
        kind: ts.isConstructorDeclaration(node) ? 'constructor' : 'method',
        modifiers: modifiersOf(node),
        optional: node.questionToken !== undefined,
        signatures: [...(earlier?.signatures ?? []), signature],
        line: earlier?.line ?? lineOf(node),
      });
    }
  }
  return { members: [...members.values()], index };
}

function readEnumMembers(node: ts.EnumDeclaration): readonly ApiMember[] {
  return node.members.map((member) => ({
    name: member.name.getText(),
    kind: 'enumMember',
    modifiers: [],
    optional: false,
    value: member.initializer && ts.isStringLiteral(member.initializer) ? member.initializer.text : '',
    signatures: [],
    line: lineOf(member),
  }));
}

/** Where each type name used inside a declaration is declared: a module of this version, or a package. */
function referencesOf(node: ts.Node, api: ApiProgram, aliases: Aliases): ReadonlyMap<string, string> {
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

function moduleOf(api: ApiProgram, fileName: string): string {
  const own = /^api\/[^/]+\/(.+)\.d\.ts$/.exec(relativeFile(api.root, fileName));
  if (own?.[1]) return own[1];
  return /node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(fileName)?.[1] ?? fileName;
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
        file: relativeFile(api.root, source.fileName),
        line: lineOf(node),
      };
    });
  });
}
