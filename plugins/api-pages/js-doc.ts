import ts from 'typescript';
import { bareCode, escapeProse, type LinkFinder } from './doc-comment';
import type { ApiNote, Markdown } from './model';
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

/**
 * The comment of a declaration that TypeDoc does not describe, because it has no page of its own; links are resolved.
 */
export function readJsDoc(declaration: ts.Node, checker: ts.TypeChecker, links: LinkFinder): ApiNote {
  const write = (comment: ts.JSDoc['comment'] = ''): Markdown =>
    typeof comment === 'string'
      ? escapeProse(comment)
      : comment
          .map((part) => writePart(part, checker, links))
          .join('')
          .trimEnd();
  const tags = (tag: string): readonly Markdown[] =>
    ts
      .getJSDocTags(declaration)
      .filter(({ tagName }) => tagName.text === tag)
      .map(({ comment }) => write(comment));
  const [defaultValue] = tags('defaultValue');
  return {
    summary: write(ts.getJSDocCommentsAndTags(declaration).find(ts.isJSDoc)?.comment),
    remarks: tags('remarks'),
    defaultValue: defaultValue && bareCode(defaultValue),
  };
}
