import type { ThemeRegistration } from 'shiki/core';

/**
 * Which scopes wear which colour. The key is the class in the page and is kept short, since it stands there
 * thousands of times; the colours themselves are the `--code-*` variables of `src/css/tokens.css`.
 */
const scopesOfClass: Readonly<Record<string, readonly string[]>> = {
  c: ['comment', 'punctuation.definition.comment', 'string.comment'],
  k: ['keyword', 'storage', 'variable.language.this', 'support.type.primitive'],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.fenced_code'],
  n: ['constant.numeric'],
  o: ['constant.language', 'constant.other', 'constant.character', 'variable.other.constant.property'],
  f: ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call.generic'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'entity.name.tag',
    'support.class.component',
    'markup.heading',
  ],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
};

/**
 * Scopes in the plain text colour, whose tokens get no element. They are three of five tokens and were half of all
 * elements of a guide, and each element costs time before the page shows.
 */
const plain = [
  'punctuation',
  'keyword.operator',
  'meta.brace',
  'storage.type.function.arrow',
  'variable.other.property',
  'variable.other.object.property',
  'meta.object-literal.key',
  'support.type.property-name',
  'entity.other.attribute-name',
];
const textColour = '#FFFFFF';

/** Operators that are words are coloured as keywords, not as operators. */
const wordOperators = ['keyword.operator.expression', 'keyword.operator.new', 'keyword.other'];

const classNames = Object.keys(scopesOfClass);

// A theme needs colours, so a class is written as a colour whose number is the place of the class in the list.
// `tokenClass` reads it back.
const colourOf = (className: string): string =>
  `#${(classNames.indexOf(className) + 1).toString(16).padStart(6, '0').toUpperCase()}`;

const classOfColour = new Map(classNames.map((name) => [colourOf(name), name]));

/** The class of a token, or `undefined` where the plain text colour does. */
export const tokenClass = (colour: string | undefined): string | undefined =>
  classOfColour.get(colour?.toUpperCase() ?? '');

export const theme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': textColour, 'editor.background': '#000000' },
  tokenColors: [
    { scope: plain, settings: { foreground: textColour } },
    ...Object.entries(scopesOfClass).map(([name, scope]) => ({
      scope: [...scope],
      settings: { foreground: colourOf(name) },
    })),
    { scope: wordOperators, settings: { foreground: colourOf('k') } },
    // Interpolated code in a template is code again, not string.
    { scope: ['meta.template.expression', 'string meta.embedded'], settings: { foreground: textColour } },
  ],
};
