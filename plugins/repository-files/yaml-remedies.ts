/**
 * The remedy for each of the parser's messages. The parser names the line on which it gave up, which may be the line
 * after the fault.
 */
const remedies: readonly (readonly [reason: RegExp, remedy: string])[] = [
  [/duplicated mapping key/, 'Keep one of the two fields.'],
  [/flow collection/, 'Close each "[" with "]" and each "{" with "}", with commas between the items.'],
  [/within a (?:double|single) quoted scalar/, 'Close the quotation marks.'],
  [/multiline key may not be an implicit key/, 'Write each field as "name: value".'],
  [
    /bad indentation/,
    'Begin all fields in the same column. Put a value that holds ": " or begins with a sign such as @, % or ` in quotes, and one that holds quotation marks in the other kind of them.',
  ],
  [
    /end of the stream or a document separator is expected/,
    'Write each field as "name: value", all of them in the first column.',
  ],
  [/tab characters/, 'Indent with blanks.'],
  [/escape/, 'Put a value that holds "\\" in single quotes.'],
  [/alias|anchor|unknown tag/, 'Put a value that begins with *, & or ! in single quotes.'],
];

/** What to do about YAML that cannot be read, by the parser's reason. */
export function yamlRemedyFor(reason: string): string {
  const [, remedy = 'Put values that hold ": " or "#" in quotes.'] =
    remedies.find(([said]) => said.test(reason)) ?? [];
  return remedy;
}
