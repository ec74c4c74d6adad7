import ts from 'typescript';
import { codeOf, parametersOf } from '../declarations/declaration-text';
import type { LinkFinder } from './doc-comment';
import { readJsDoc } from './js-doc';
import type { ApiHelper, ApiLimit } from './model';
import { type TypeScope, findUsedTypes } from './used-types';

/** Everything about a version that the reading of types without a page asks for. */
export interface HelperScope extends TypeScope {
  readonly links: LinkFinder;
  /** Limits that name `Item` or `Item.member`. */
  readonly limitsOf: (api: string) => readonly ApiLimit[];
  /** How an item is exported; undefined for what is not. */
  readonly exportOf: (name: string) => { readonly isTypeOnly: boolean } | undefined;
}

const nameOf = ({ name }: ts.NamedDeclaration): string => name?.getText() ?? '';

/** The label of a member in a list: its name; with its parameters if it shares its name; its kind if it has no name. */
function labelOf(member: ts.NamedDeclaration, members: readonly ts.NamedDeclaration[]): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  if (ts.isIndexSignatureDeclaration(member)) return `[${member.parameters[0]?.getText() ?? ''}]`;
  const name = nameOf(member);
  const isOverload = members.filter((other) => nameOf(other) === name).length > 1;
  if (!isOverload || !ts.isFunctionLike(member)) return name;
  const parameters = parametersOf(member).map((parameter) => parameter.name);
  return `${name}(${parameters.join(', ')})`;
}

/** The members between the braces of a type, however it is declared. */
function membersOf(declaration: ts.Declaration): readonly ts.NamedDeclaration[] {
  if (ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type))
    return declaration.type.members;
  const hasMembers =
    ts.isInterfaceDeclaration(declaration) ||
    ts.isClassDeclaration(declaration) ||
    ts.isEnumDeclaration(declaration);
  return hasMembers ? declaration.members : [];
}

/**
 * Reads the types that declarations use and that have no page of their own.
 *
 * @param told - Titles of the limits that the page tells with the item and its members.
 */
export function readHelpers(
  declarations: readonly ts.Declaration[],
  scope: HelperScope,
  told: ReadonlySet<string>,
): readonly ApiHelper[] {
  const titles = new Set(told);
  const isNew = ({ title }: ApiLimit): boolean => titles.size < titles.add(title).size;
  return findUsedTypes(declarations, scope).map((declaration) => {
    const name = nameOf(declaration);
    const members = membersOf(declaration);
    // A limit that names an exported item is about that item, not about this type of the same name.
    const named = scope.exportOf(name) ? [] : [name, ...members.map((member) => `${name}.${nameOf(member)}`)];
    return {
      name,
      code: codeOf(declaration),
      doc: readJsDoc(declaration, scope.checker, scope.links),
      members: members
        .map((member) => ({
          name: labelOf(member, members),
          doc: readJsDoc(member, scope.checker, scope.links),
        }))
        .filter(({ doc }) => doc.summary !== ''),
      limits: named.flatMap(scope.limitsOf).filter(isNew),
    };
  });
}
