import ts from 'typescript';
import { defaultOfParameter, defaultOfProperty } from './doc-defaults';
import type { ApiMember } from './model';
import { canonicalIndex, lineOf, readSignature } from './read-signature';
import { canonicalExpression, canonicalType, type Aliases } from './type-text';

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

/** A getter's type is what it returns, a setter's what it takes; the two may differ. */
function readAccessor(node: ts.AccessorDeclaration, aliases: Aliases): ApiMember {
  const isGetter = ts.isGetAccessorDeclaration(node);
  const type = isGetter ? node.type : node.parameters[0]?.type;
  return {
    name: `${isGetter ? 'get' : 'set'} ${node.name.getText()}`,
    kind: isGetter ? 'getter' : 'setter',
    modifiers: modifiersOf(node),
    optional: false,
    type: type ? canonicalType(type, aliases) : 'any',
    signatures: [],
    line: lineOf(node),
  };
}

/** A call or construct signature of an interface. No release has one, so only its text is read. */
function readOther(node: ts.ClassElement | ts.TypeElement): ApiMember {
  const name = canonicalIndex(node.getText());
  return { name, kind: 'other', modifiers: [], optional: false, signatures: [], line: lineOf(node) };
}

/**
 * Members of a class or an interface; overloads of one method are one member with several signatures. Nothing that is
 * declared is passed over.
 */
export function readMembers(
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
    } else {
      const member = ts.isAccessor(node) ? readAccessor(node, aliases) : readOther(node);
      members.set(member.name, member);
    }
  }
  return { members: [...members.values()], index };
}

/** The members of an enumeration with the texts they stand for; a number counts as no value. */
export function readEnumMembers(node: ts.EnumDeclaration): readonly ApiMember[] {
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
