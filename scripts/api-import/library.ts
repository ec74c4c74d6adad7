import ts from 'typescript';
import { isPrivateMember } from '../../plugins/api-changes/members';

/** A top-level declaration of one name; a function has one node for each overload. */
export interface LibraryItem {
  /** The name it is imported under; what is not exported has the name it is declared with. */
  readonly name: string;
  /** Its name in its module: the entry point may export it under another. */
  readonly declared: string;
  /** Module inside the library, without ending: `db/types`. */
  readonly module: string;
  readonly nodes: readonly ts.Statement[];
  /** How it is exported by the entry point, if at all. */
  readonly exported: 'value' | 'type' | undefined;
  /** False for what no exported name leads to. */
  readonly isReached: boolean;
}

/** The declarations that an entry point leads to. */
export interface Library {
  readonly items: readonly LibraryItem[];
  /** The item that an identifier in one of the items means; undefined for what comes from elsewhere. */
  readonly itemOf: (identifier: ts.Identifier) => LibraryItem | undefined;
}

/** Whether `import('./types').Name` names a module of the library itself. */
export const isOwnImport = ({ argument }: ts.ImportTypeNode): boolean =>
  ts.isLiteralTypeNode(argument) &&
  ts.isStringLiteral(argument.literal) &&
  argument.literal.text.startsWith('.');

/** Every identifier in a node, private members of classes left out. */
export function identifiersIn(node: ts.Node): readonly ts.Identifier[] {
  if (isPrivateMember(node)) return [];
  if (ts.isIdentifier(node)) return [node];
  const found: ts.Identifier[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...identifiersIn(child));
  });
  return found;
}
