import ts from 'typescript';

/** The node whose comment describes a declaration: a variable's stands on its statement. */
const commented = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

function commentOf(declaration: ts.Declaration): string {
  const [comment] = ts.getJSDocCommentsAndTags(commented(declaration)).filter(ts.isJSDoc);
  if (!comment?.comment) return '';
  if (typeof comment.comment === 'string') return comment.comment;
  return comment.comment
    .map((part) =>
      part.kind === ts.SyntaxKind.JSDocText ? part.text : `\`${part.name?.getText() ?? ''}${part.text}\``,
    )
    .join('');
}

/** The first paragraph of a declaration's comment on one line, with code in backticks and links as their words. */
export function summaryOf(declaration: ts.Declaration): string {
  const [paragraph = ''] = commentOf(declaration).split(/\n\s*\n/);
  return paragraph
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
