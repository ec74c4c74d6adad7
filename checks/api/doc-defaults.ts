import ts from 'typescript';

/** A parameter's default is the last sentence of its `@param`: ``Default: `'default'`. `` */
const DEFAULT_SENTENCE = /Default: `([^`]+)`\.\s*$/;

function textOf(comment: ts.JSDocTag['comment']): string {
  return ts.getTextOfJSDocComment(comment) ?? '';
}

/** The default that a parameter's `@param` records; a `.d.ts` cannot hold it in the signature. */
export function defaultOfParameter(parameter: ts.ParameterDeclaration): string | undefined {
  const tag = ts
    .getJSDocTags(parameter.parent)
    .find((each) => ts.isJSDocParameterTag(each) && each.name.getText() === parameter.name.getText());
  return tag ? DEFAULT_SENTENCE.exec(textOf(tag.comment))?.[1] : undefined;
}

/** The default that a property's `@defaultValue` records, without its backticks. */
export function defaultOfProperty(node: ts.PropertyDeclaration | ts.PropertySignature): string | undefined {
  const tag = ts.getJSDocTags(node).find((each) => each.tagName.text === 'defaultValue');
  return tag && textOf(tag.comment).trim().replace(/^`|`$/g, '');
}
