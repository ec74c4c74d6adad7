import { areas } from '../../api/areas';
import type { Behaviour } from './behaviour';
import type { Comment, CommentTag } from './comment';
import type { Documented } from './documented';

/** What a rule may look up. */
export interface RuleContext extends Behaviour {
  /** Names that `{@link}` can lead to: exported items and their members. */
  readonly linkable: ReadonlySet<string>;
  /** Whether a `guide:` link leads to a page; one that does not becomes plain text. */
  readonly hasGuide: (route: string) => boolean;
}

type Problem = readonly [line: number, message: string, remedy: string];
type Rule = (thing: Documented, comment: Comment, context: RuleContext) => readonly Problem[];

const CATEGORIES = areas.map(({ category }) => category);
const TAGS = [
  ...['category', 'defaultValue', 'deprecated', 'example', 'param', 'remarks', 'returns', 'see', 'throws'],
  'typeParam',
];
const STOCK = /^(Gets|Sets|Returns|Represents|Interface for|Class for|Type for|Enum for)\b/;
const WARNING =
  /\b(not (?:work|load|read|search|reach|fill)|fails?|always throws?|never|no effect|inert|refuses|nothing|unused|none works?|skips)\b/i;

function tagsOf(comment: Comment, tag: string): readonly CommentTag[] {
  return comment.tags.filter((each) => each.tag === tag);
}

const checkOpening: Rule = ({ name }, { opening, line }) => {
  if (opening === '')
    return [[line, `${name} has no summary`, 'Begin the comment with a sentence that says what it does.']];
  const problems: Problem[] = [];
  if (!/[.:…]$/.test(opening))
    problems.push([line, `the summary of ${name} has no full stop`, 'End the sentence.']);
  if (STOCK.test(opening))
    problems.push([
      line,
      `the summary of ${name} opens with a stock phrase`,
      'Say what is useful to know about it.',
    ]);
  return problems;
};

const checkTagNames: Rule = (_thing, comment) =>
  comment.tags
    .filter(({ tag }) => !TAGS.includes(tag))
    .map(({ tag, line }) => [line, `@${tag} is not a tag used here`, `Use one of @${TAGS.join(', @')}.`]);

function checkNamed(
  tag: string,
  what: string,
  names: readonly string[],
  { name }: Documented,
  comment: Comment,
): readonly Problem[] {
  const problems: Problem[] = [];
  const seen: string[] = [];
  for (const each of tagsOf(comment, tag)) {
    const parts = /^([\w$]+) - ([\s\S]*)$/.exec(each.text);
    const target = parts?.[1] ?? each.text.split(/\s/)[0] ?? '';
    if (!names.includes(target)) {
      const known = names.length > 0 ? names.join(', ') : 'none';
      problems.push([
        each.line,
        `@${tag} ${target} of ${name} does not exist`,
        `The ${what}s are: ${known}.`,
      ]);
    } else if (!parts || parts[2]?.replace(/Default:\s+`[^`]*`\.\s*$/, '').trim() === '') {
      problems.push([
        each.line,
        `@${tag} ${target} of ${name} says nothing`,
        `Write \`@${tag} ${target} - \` and what it means.`,
      ]);
    }
    if (seen.includes(target))
      problems.push([each.line, `@${tag} ${target} of ${name} stands twice`, 'Keep one of them.']);
    seen.push(target);
  }
  for (const missing of names.filter((each) => !seen.includes(each))) {
    problems.push([
      comment.line,
      `${what} ${missing} of ${name} is not described`,
      `Add \`@${tag} ${missing} - …\`.`,
    ]);
  }
  const known = seen.filter((each) => names.includes(each));
  if (problems.length === 0 && known.join() !== names.join())
    problems.push([
      comment.line,
      `the @${tag} lines of ${name} are out of order`,
      `Order: ${names.join(', ')}.`,
    ]);
  return problems;
}

const checkParameters: Rule = (thing, comment) =>
  checkNamed('param', 'parameter', thing.parameters, thing, comment);
const checkTypeParameters: Rule = (thing, comment) =>
  checkNamed('typeParam', 'type parameter', thing.typeParameters, thing, comment);

const checkReturns: Rule = ({ name, returns }, comment) => {
  const [tag, second] = tagsOf(comment, 'returns');
  if (returns && !tag)
    return [
      [
        comment.line,
        `${name} returns ${returns}, but the comment does not say what that is`,
        'Add `@returns`.',
      ],
    ];
  if (!returns && tag) return [[tag.line, `${name} returns nothing`, 'Remove `@returns`.']];
  if (tag?.text === '') return [[tag.line, `@returns of ${name} says nothing`, 'Describe the value.']];
  return second ? [[second.line, `@returns of ${name} stands twice`, 'Keep one of them.']] : [];
};

const checkThrows: Rule = ({ name }, comment, { throws }) => {
  const tags = tagsOf(comment, 'throws');
  const empty = tags.filter((each) => each.text === '');
  if (throws.includes(name) && tags.length === 0) {
    return [
      [
        comment.line,
        `${name} throws, but the comment does not say when`,
        'Add `@throws` with the error and its cause.',
      ],
    ];
  }
  return empty.map((each) => [each.line, `@throws of ${name} says nothing`, 'Name the error and its cause.']);
};

const checkWarning: Rule = ({ name }, { opening, line }, { fails }) =>
  fails.includes(name) && !WARNING.test(opening)
    ? [
        [
          line,
          `${name} does not work, but its first paragraph does not say so`,
          'Say it first, and name the way that works.',
        ],
      ]
    : [];

const checkItem: Rule = ({ name, isClass, isMember, exported }, comment) => {
  if (isMember || !exported) return [];
  const problems: Problem[] = [];
  if (isClass && !tagsOf(comment, 'example').some(({ text }) => text.includes('```ts')))
    problems.push([
      comment.line,
      `class ${name} has no example`,
      'Add `@example` with a `ts` fence that compiles.',
    ]);
  if (!tagsOf(comment, 'see').some(({ text }) => text.includes('](guide:')))
    problems.push([comment.line, `${name} leads to no guide`, 'Add `@see [Title](guide:doc-id)`.']);
  return problems;
};

const checkCategory: Rule = ({ name, isMember, exported }, comment) => {
  const tags = tagsOf(comment, 'category');
  if (isMember || !exported)
    return tags.map(({ line }) => [line, `${name} needs no @category`, 'Only exported items have one.']);
  const [tag] = tags;
  if (tags.length === 1 && tag && CATEGORIES.includes(tag.text)) return [];
  return [
    [tag?.line ?? comment.line, `${name} needs one @category`, `Choose from ${CATEGORIES.join(', ')}.`],
  ];
};

const checkLinks: Rule = ({ name }, comment, { linkable, hasGuide }) => {
  const text = [comment.opening, ...comment.tags.map((each) => each.text)].join('\n');
  const symbols = [...text.matchAll(/\{@link\s+([\w.]+)/g)].map((match) => match[1] ?? '');
  const docs = [...text.matchAll(/\]\(guide:([^)]*)\)/g)].map((match) => match[1] ?? '');
  return [
    ...symbols
      .filter((each) => !linkable.has(each))
      .map((each): Problem => [
        comment.line,
        `${name} links to ${each}, which is not exported`,
        'Link to an exported item or member, or write the name in backticks.',
      ]),
    ...docs
      .filter((each) => !hasGuide(each))
      .map((each): Problem => [
        comment.line,
        `${name} links to the guide ${each}, which does not exist`,
        'Name a page of the same version by its path in the docs, without .mdx.',
      ]),
  ];
};

/** Every rule, in the order of the blocks of a comment. */
export const RULES: readonly Rule[] = [
  checkOpening,
  checkTagNames,
  checkTypeParameters,
  checkParameters,
  checkReturns,
  checkThrows,
  checkWarning,
  checkItem,
  checkCategory,
  checkLinks,
];
