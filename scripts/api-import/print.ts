import ts from 'typescript';
import { isOwnImport } from './library';

const printer = ts.createPrinter({ removeComments: true });

type Transformer = ts.TransformerFactory<ts.Node>;

/** Turns `import('./types').Name` into `Name`: modules may move, and their imports are written again. */
const nameInlineImports: Transformer = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isImportTypeNode(visited) || !visited.qualifier) return visited;
    return isOwnImport(visited)
      ? context.factory.createTypeReferenceNode(visited.qualifier, visited.typeArguments)
      : visited;
  };
  return visit;
};

const isMember = (node: ts.Node): node is ts.ClassElement | ts.TypeElement | ts.EnumMember =>
  ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);

const isMemberName = (node: ts.StringLiteral): boolean => isMember(node.parent) && node.parent.name === node;

/**
 * Makes quotes alike. The compiler writes texts in double quotes and leaves quoted names as they are in the source; the
 * formatter writes ours in single quotes, and drops those of a name where it can.
 */
const quoteAlike: Transformer = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isStringLiteral(node)) return ts.visitEachChild(node, visit, context);
    return isMemberName(node)
      ? context.factory.createIdentifier(node.text)
      : context.factory.createStringLiteral(node.text);
  };
  return visit;
};

const dropMembers: Transformer = (context) => (node) =>
  ts.visitEachChild(node, (child) => (isMember(child) ? undefined : child), context);

function printWith(node: ts.Node, transformers: readonly Transformer[]): string {
  const result = ts.transform(node, [...transformers]);
  const text = printer.printNode(
    ts.EmitHint.Unspecified,
    result.transformed[0] ?? node,
    node.getSourceFile(),
  );
  result.dispose();
  return text;
}

/** A node's code without comments, in whatever quotes it has; prettier chooses ours. */
export const print = (node: ts.Node): string => printWith(node, [nameInlineImports]);

/** A node's code for comparing: the same for nodes that differ in their quotes only. It may be no TypeScript. */
export const printToCompare = (node: ts.Node): string => printWith(node, [quoteAlike, nameInlineImports]);

/** The same as {@link print}, without the members of a class, an interface or an enumeration. */
export const printHead = (node: ts.Node): string => printWith(node, [dropMembers, nameInlineImports]);

/** The same as {@link printToCompare}, without them. */
export const printHeadToCompare = (node: ts.Node): string =>
  printWith(node, [dropMembers, quoteAlike, nameInlineImports]);
