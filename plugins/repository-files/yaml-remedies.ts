/** What to do about each thing the parser may say. It names the line on which it gave up, which may be the next one. */
const remedies: readonly (readonly [reason: RegExp, remedy: string])[] = [
  [/duplicated mapping key/, 'Keep one of the two fields.'],
  [/flow collection/, 'Close each "[" with "]" and each "{" with "}", with commas between the items.'],
  [/within a (?:double|single) quoted scalar/, 'Close the quotation marks.'],
  [
    /multiline key may not be an implicit key/,
    'Write each field as "name: value", and a value that holds quotation marks in the other kind of them.',
  ],
  [/bad indentation/, 'Begin all fields in the same column, and put a value that holds ": " in quotes.'],
  [
    /end of the stream or a document separator is expected/,
    'Write each field as "name: value", and put a value that begins with a sign such as @, % or ` in quotes.',
  ],
  [/alias|anchor|unknown tag|escape/, 'Put a value that begins with *, & or ! in single quotes.'],
];

/** What to do about YAML that cannot be read, by the parser's reason. */
export function yamlRemedyFor(reason: string): string {
  const [, remedy = 'Put values that hold ": " or "#" in quotes.'] =
    remedies.find(([said]) => said.test(reason)) ?? [];
  return remedy;
}
