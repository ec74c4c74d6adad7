import ts from 'typescript';
import { codeOf } from '../declarations/declaration-text';
import { compareKey } from './compare-key';

/** A declaration as it is written, and what of it callers depend on. */
export interface Written {
  readonly key: string;
  readonly code: string;
}

/** Declarations by the name of the member; overloads stand together. */
export type Members = ReadonlyMap<string, readonly Written[]>;

export type WithMembers = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration;

/** Whether a declaration's members are compared one by one. */
export const hasMembers = (node: ts.Node): node is WithMembers =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);

/** A declaration as both sides of a comparison need it. */
export const write = (node: ts.Declaration): Written => ({ key: compareKey(node), code: codeOf(node) });

type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember;

const nameOf = (member: Member): string =>
  ts.isConstructorDeclaration(member) ? 'constructor' : (member.name?.getText() ?? '[index]');

/** Whether it is a member of a class that only the class itself can use. */
export const isPrivateMember = (node: ts.Node): boolean =>
  ts.isClassElement(node) &&
  ((ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0 ||
    (node.name !== undefined && ts.isPrivateIdentifier(node.name)));

/** The members that a declaration writes itself, private ones left out. */
export function ownMembers(declaration: WithMembers): Members {
  const members = new Map<string, readonly Written[]>();
  for (const member of declaration.members) {
    if (isPrivateMember(member)) continue;
    members.set(nameOf(member), [...(members.get(nameOf(member)) ?? []), write(member)]);
  }
  return members;
}

/** The classes and interfaces that a declaration extends, seen through aliases of types. */
export function basesOf(declaration: WithMembers, checker: ts.TypeChecker): readonly WithMembers[] {
  if (ts.isEnumDeclaration(declaration)) return [];
  return (declaration.heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types)
    .flatMap((type) => checker.getTypeAtLocation(type).getSymbol()?.declarations ?? [])
    .filter(hasMembers);
}
