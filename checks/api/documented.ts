import ts from 'typescript';
import { fileIn } from '../../plugins/repository-files/file-in';
import { readComment, type Comment } from './comment';
import type { ApiProgram } from './program';
import { declarationsOf, exportsOf, type ApiDeclaration } from './read-declarations';
import { lineOf } from './read-signature';

/** Something that must carry a doc comment: an item, a member, or one overload of a method. */
export interface Documented {
  /** `QueryBuilder`, or `QueryBuilder.match`. */
  readonly name: string;
  readonly isMember: boolean;
  readonly isClass: boolean;
  readonly exported: boolean;
  readonly parameters: readonly string[];
  readonly typeParameters: readonly string[];
  /** Text of the return type; undefined for what returns nothing, and for what cannot be called. */
  readonly returns: string | undefined;
  readonly comment: Comment | undefined;
  readonly file: string;
  readonly line: number;
}

const NOTHING: ReadonlySet<string> = new Set(['void', 'Promise<void>']);

function commentOf(node: ts.Node): Comment | undefined {
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  return doc && readComment(doc.getText(), lineOf(doc));
}

function callable(node: ts.Node): ts.SignatureDeclarationBase | undefined {
  return ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isConstructorDeclaration(node)
    ? node
    : undefined;
}

function document(
  node: ts.Node,
  name: string,
  rest: Pick<Documented, 'isMember' | 'isClass' | 'exported' | 'file'>,
): Documented {
  const signature = callable(node);
  const returns = signature?.type?.getText();
  const typeParameters = signature ? signature.typeParameters : typeParametersOf(node);
  return {
    name,
    ...rest,
    parameters: signature?.parameters.map((each) => each.name.getText()) ?? [],
    typeParameters: typeParameters?.map((each) => each.name.text) ?? [],
    returns: returns === undefined || NOTHING.has(returns) ? undefined : returns,
    comment: commentOf(node),
    line: lineOf(node),
  };
}

function typeParametersOf(node: ts.Node): ts.NodeArray<ts.TypeParameterDeclaration> | undefined {
  const generic =
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return generic ? node.typeParameters : undefined;
}

function membersOf(node: ApiDeclaration): readonly ts.Node[] {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)
    ? [...node.members]
    : [];
}

function memberName(node: ts.Node): string {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isIndexSignatureDeclaration(node)) return '[index]';
  const name =
    ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node) ? node.name : undefined;
  return name?.getText() ?? '';
}

/** Everything in a version's declarations that a reader can meet, in the reference or in a hover card. */
export function findDocumented(api: ApiProgram): readonly Documented[] {
  const exported = exportsOf(api);
  return api.sources.flatMap((source) =>
    declarationsOf(source).flatMap((node) => {
      const symbol = node.name && api.checker.getSymbolAtLocation(node.name);
      const name = node.name?.getText() ?? '';
      const shared = {
        exported: symbol !== undefined && exported.has(symbol),
        file: fileIn(api.root, source.fileName),
      };
      return [
        document(node, name, { ...shared, isMember: false, isClass: ts.isClassDeclaration(node) }),
        ...membersOf(node).map((member) =>
          document(member, `${name}.${memberName(member)}`, { ...shared, isMember: true, isClass: false }),
        ),
      ];
    }),
  );
}
