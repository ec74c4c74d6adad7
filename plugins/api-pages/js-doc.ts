import ts from 'typescript';
import { escapeProse, type LinkFinder } from './doc-comment';
import type { Markdown } from './model';
import { declarationOf } from './used-types';

type JsDocPart = ts.JSDocText | ts.JSDocLink | ts.JSDocLinkCode | ts.JSDocLinkPlain;

function writePart(part: JsDocPart, checker: ts.TypeChecker, links: LinkFinder): Markdown {
  if (part.kind === ts.SyntaxKind.JSDocText) return escapeProse(part.text);
  const { name } = part;
  const words = (name?.getText() ?? '') + part.text;
  const declaration = name && declarationOf(name, checker);
  const target = declaration && links.toDeclaration(declaration);
  return target ? `[\`${words}\`](${target})` : `\`${words}\``;
}

/** The text of a declaration that TypeDoc does not describe, since it has no page of its own; its links resolved. */
export function readJsDoc(declaration: ts.Node, checker: ts.TypeChecker, links: LinkFinder): Markdown {
  const comment = ts.getJSDocCommentsAndTags(declaration).find(ts.isJSDoc)?.comment ?? '';
  if (typeof comment === 'string') return escapeProse(comment);
  return comment
    .map((part) => writePart(part, checker, links))
    .join('')
    .trim();
}
