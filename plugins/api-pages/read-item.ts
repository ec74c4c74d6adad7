import type { DeclarationReflection, Reflection, SignatureReflection } from 'typedoc';
import ts from 'typescript';
import { anchorOf } from '../declarations/api-places';
import { codeOf, headOf, parametersOf } from '../declarations/declaration-text';
import { type LinkFinder, plainSentence, readDoc, writeParts } from './doc-comment';
import { itemKindOf, kindOf, memberSections, reflectionKinds, typeOnly } from './kinds';
import type { ApiInherited, ApiItem, ApiMember, ApiSection, ApiSignature } from './model';
import { type HelperScope, readHelpers } from './read-helpers';

/** Everything about a version that the reading of one item asks for. */
export interface ItemScope extends HelperScope {
  readonly declarationsOf: (reflection: Reflection) => readonly ts.Declaration[];
  /** A declaration's file from the repository's root. */
  readonly fileOf: (declaration: ts.Declaration) => string;
  readonly version: string;
  readonly docs: string;
  readonly elsewhere: (name: string) => ApiItem['elsewhere'];
}

/**
 * Most lines of an interface's code; a longer one is shown by its head only, because its members follow below anyway.
 */
const longestCode = 30;

function codeOfItem(declaration: ts.Declaration): string {
  const code = codeOf(declaration);
  const hasMembers = ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration);
  const isLong = code.split('\n').length > longestCode;
  return hasMembers && (ts.isClassDeclaration(declaration) || isLong) ? headOf(declaration) : code;
}

/**
 * The kind of an item. TypeDoc does not tell: it files a class that is exported as a type with the interfaces, and such
 * an enum with the other enums.
 */
function itemWord(declaration: ts.Declaration, word: string, isTypeOnly: boolean): string {
  if (isTypeOnly && ts.isClassDeclaration(declaration)) return typeOnly('class');
  return isTypeOnly && ts.isEnumDeclaration(declaration) ? typeOnly('enum') : word;
}

function readTypeParameters(
  reflection: DeclarationReflection | SignatureReflection,
  links: LinkFinder,
): ApiSignature['typeParameters'] {
  return (reflection.typeParameters ?? []).map(({ name, comment }) => ({
    name,
    doc: writeParts(comment?.summary ?? [], links),
  }));
}

function readCall(
  signature: SignatureReflection,
  declaration: ts.Declaration,
  { links }: ItemScope,
): ApiSignature {
  const docs = new Map(
    (signature.parameters ?? []).map(({ name, comment }) => [
      name,
      writeParts(comment?.summary ?? [], links),
    ]),
  );
  return {
    code: codeOf(declaration),
    doc: readDoc(signature.comment, links),
    // The type parameters of a constructor are those of its class.
    typeParameters: ts.isConstructorDeclaration(declaration) ? [] : readTypeParameters(signature, links),
    parameters: parametersOf(declaration as ts.SignatureDeclaration).map((parameter) => ({
      ...parameter,
      doc: docs.get(parameter.name.replace('...', '')) ?? '',
    })),
  };
}

/** The ways to call something, or its one form when it cannot be called. */
function readSignatures(reflection: DeclarationReflection, scope: ItemScope): readonly ApiSignature[] {
  const declarations = scope.declarationsOf(reflection);
  const calls = reflection.signatures ?? [];
  if (calls.length > 0) {
    return calls.flatMap((call, index) => {
      const declaration = declarations[index];
      return declaration ? [readCall(call, declaration, scope)] : [];
    });
  }
  const [declaration] = declarations;
  if (!declaration) return [];
  const comment = reflection.comment ?? reflection.getSignature?.comment;
  return [
    {
      code: reflection.parent?.isProject() ? codeOfItem(declaration) : codeOf(declaration),
      doc: readDoc(comment, scope.links),
      typeParameters: readTypeParameters(reflection, scope.links),
      parameters: [],
    },
  ];
}

function readMember(
  member: DeclarationReflection,
  owner: DeclarationReflection,
  scope: ItemScope,
): ApiMember {
  const isConstructor = kindOf(member) === reflectionKinds.Constructor;
  return {
    name: isConstructor ? `new ${owner.name}` : member.name,
    anchor: anchorOf(member.name),
    signatures: readSignatures(member, scope),
    limits: scope.limitsOf(`${owner.name}.${member.name}`),
  };
}

/** True when the member is described on the page of the class or interface it comes from, or outside the library. */
function isDescribedElsewhere(member: DeclarationReflection, scope: ItemScope): boolean {
  if (!member.inheritedFrom) return false;
  const [declaration] = scope.declarationsOf(member);
  return !declaration || !scope.isOwn(declaration) || scope.hasPage(declaration.parent as ts.Declaration);
}

/** The class or interface that declares a member. */
function ownerOf(member: DeclarationReflection, scope: ItemScope): string {
  const parent = scope.declarationsOf(member)[0]?.parent as ts.NamedDeclaration | undefined;
  return parent?.name?.getText() ?? 'Error';
}

/** Inherited members by the class that declares them, which may be a class further up. */
function readInherited(members: readonly DeclarationReflection[], scope: ItemScope): readonly ApiInherited[] {
  const owners = new Map<string, { name: string; link: string | undefined }[]>();
  for (const member of members) {
    const [declaration] = scope.declarationsOf(member);
    const link = declaration && scope.links.toDeclaration(declaration);
    // A static member that comes from `Error` belongs to the JavaScript engine, not to the error.
    if (member.flags.isStatic && !link) continue;
    const owner = ownerOf(member, scope);
    owners.set(owner, [...(owners.get(owner) ?? []), { name: member.name, link }]);
  }
  return [...owners].map(([from, list]) => ({ from, members: list }));
}

function readCategory(item: DeclarationReflection): string {
  const comment = item.comment ?? item.signatures?.[0]?.comment;
  const tag = comment?.blockTags.find(({ tag: name }) => name === '@category');
  return (
    tag?.content
      .map(({ text }) => text)
      .join('')
      .trim() ?? ''
  );
}

/** Reads one exported item with all that its page tells. @throws Error for one of a kind without pages, or without a declaration */
export function readItem(item: DeclarationReflection, scope: ItemScope): ApiItem {
  const { group, word } = itemKindOf(item);
  const [declaration] = scope.declarationsOf(item);
  const [first, ...others] = readSignatures(item, scope);
  if (!declaration || !first) throw new Error(`${item.name}: TypeDoc knows no declaration of it.`);
  const members = item.children ?? [];
  const own = members.filter((member) => !isDescribedElsewhere(member, scope));
  const sections: readonly ApiSection[] = memberSections.map(({ kind, title, id }) => ({
    title,
    id,
    members: own.filter((member) => kindOf(member) === kind).map((member) => readMember(member, item, scope)),
  }));
  const limits = scope.limitsOf(item.name);
  const ofMembers = sections.flatMap((section) => section.members.flatMap((member) => member.limits));
  return {
    name: item.name,
    group,
    kind: itemWord(declaration, word, scope.exportOf(item.name)?.isTypeOnly ?? false),
    category: readCategory(item),
    file: scope.fileOf(declaration),
    description: plainSentence(first.doc.summary),
    version: scope.version,
    docs: scope.docs,
    elsewhere: scope.elsewhere(item.name),
    signatures: [first, ...others],
    limits,
    extendedBy: (item.extendedBy ?? []).map(({ name, reflection }) => ({
      name,
      link: reflection && scope.links.toReflection(reflection),
    })),
    sections: sections.filter(({ members: some }) => some.length > 0),
    inherited: readInherited(
      members.filter((member) => isDescribedElsewhere(member, scope)),
      scope,
    ),
    helpers: readHelpers(
      scope.declarationsOf(item),
      scope,
      new Set([...limits, ...ofMembers].map(({ title }) => title)),
    ),
  };
}
