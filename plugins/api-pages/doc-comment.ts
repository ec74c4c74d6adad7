import type { Comment, CommentDisplayPart, Reflection } from 'typedoc';
import type ts from 'typescript';
import { firstSentence } from './first-sentence';
import type { ApiDoc, Markdown } from './model';

/** Where links of comments lead to, seen from the page that is written. */
export interface LinkFinder {
  /** A Markdown link target for a described item or member, `undefined` when it has no page. */
  readonly toReflection: (reflection: Reflection) => string | undefined;
  readonly toDeclaration: (declaration: ts.Declaration) => string | undefined;
  /** A Markdown link target for a page of the same version, `undefined` while there is no such page. */
  readonly toGuide: (route: string) => string | undefined;
}

/**
 * Escapes what MDX would run as code. Braces and `<` get a backslash. A line that begins with `import` or `export` gets
 * a blank before it, because MDX takes such a paragraph for a statement of the page.
 *
 * @param sign - Matches what is escaped: a sign, or the empty place before such a word. It also matches what is to stay
 * as it is, so that nothing within is escaped: code, and a sign that has a backslash, since a second one would undo it.
 */
const escapeSigns = (text: string, sign: RegExp): string =>
  text.replaceAll(sign, (found) => (found === '' ? ' ' : /^[{}<]/.test(found) ? `\\${found}` : found));

/** Escapes what Markdown may hold and MDX would read as something else. */
export const escapeMdx = (text: string): Markdown => escapeSigns(text, /\\[^]|^(?=(?:im|ex)port\b)|[{}<]/gm);

/**
 * As for all text, but fences and `code` stay as they are. Both end with as many backticks as they begin with, `code`
 * within its paragraph; backticks without such an end are text.
 */
const outsideCode =
  /\\[^]|^ *(`{3,})[^]*?^ *\1|(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\2(?!`)|`+|^(?=(?:im|ex)port\b)|[{}<]/gm;

/** Escapes Markdown outside its code. */
export const escapeProse = (markdown: string): Markdown => escapeSigns(markdown, outsideCode);

/** Turns `[text](guide:route)` into a link to the page, or into plain text while there is no such page. */
const resolveGuides = (text: string, links: LinkFinder): string =>
  text.replaceAll(/\[([^\]]+)\]\(guide:([^)\s]+)\)/g, (_, words: string, route: string) => {
    const target = links.toGuide(route);
    return target ? `[${words}](${target})` : words;
  });

function writeLink(part: Extract<CommentDisplayPart, { kind: 'inline-tag' }>, links: LinkFinder): string {
  const words = part.text.trim();
  const isReflection = typeof part.target === 'object' && 'kind' in part.target;
  const target = isReflection ? links.toReflection(part.target as Reflection) : undefined;
  return target ? `[\`${words}\`](${target})` : `\`${words}\``;
}

/** Turns the parts of a comment into Markdown. */
export function writeParts(parts: readonly CommentDisplayPart[], links: LinkFinder): Markdown {
  const text = parts
    .map((part) => {
      if (part.kind === 'inline-tag') return writeLink(part, links);
      return part.kind === 'text' ? escapeMdx(resolveGuides(part.text, links)) : part.text;
    })
    .join('')
    .trim();
  // `trim` has removed the blank that protects the first line.
  return text.replace(/^(?=(?:im|ex)port\b)/, ' ');
}

/** The code of a default value, without the backticks or the fence around it. */
export const bareCode = (text: string): string =>
  text.replace(/^`{3}\w*\n|\n`{3}$/g, '').replace(/^`|`$/g, '');

/** Splits what TypeDoc has joined: it makes one list of several `@see`. */
const splitList = (text: string): readonly string[] =>
  text.startsWith('- ') ? text.slice(2).split(/\n\s*- /) : [text];

/** Reads the comment of an item or member. */
export function readDoc(comment: Comment | undefined, links: LinkFinder): ApiDoc {
  const tags = (name: string): readonly Markdown[] =>
    (comment?.blockTags ?? [])
      .filter(({ tag }) => tag === name)
      .map(({ content }) => writeParts(content, links))
      .filter((text) => text !== '');
  const [defaultValue] = tags('@defaultValue');
  return {
    summary: writeParts(comment?.summary ?? [], links),
    remarks: tags('@remarks'),
    returns: tags('@returns')[0],
    throws: tags('@throws'),
    examples: tags('@example'),
    see: tags('@see').flatMap(splitList),
    defaultValue: defaultValue && bareCode(defaultValue),
  };
}

/** The first sentence as plain text, for the page's description and the index. */
export const plainSentence = (markdown: Markdown): string =>
  firstSentence(
    markdown
      .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replaceAll(/[`*]|\\(?=[{}<])/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
