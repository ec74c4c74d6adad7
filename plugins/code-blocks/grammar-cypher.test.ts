import { StreamLanguage } from '@codemirror/language';
import { highlightCode, tagHighlighter } from '@lezer/highlight';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { questions } from '../../graphs';
import { cypherTokens, tokenTags } from '../../src/features/statement-editor/cypher-tokens';
import { highlight } from './highlight';

/** The class that static samples have for each kind of token of the editor (`token-classes.ts`). */
const classes = {
  comment: 'c',
  keyword: 'k',
  string: 's',
  number: 'n',
  constant: 'o',
  function: 'f',
  type: 't',
} satisfies Record<keyof typeof tokenTags, string>;

const names = tagHighlighter(Object.entries(tokenTags).map(([kind, tag]) => ({ tag, class: kind })));
const language = StreamLanguage.define(cypherTokens);

/** The class of each character that is not a space. */
function coloursInEditor(cypher: string): string {
  let colours = '';
  const add = (text: string, kind: string): void => {
    const name = kind in classes ? classes[kind as keyof typeof classes] : '-';
    colours += name.repeat(text.replaceAll(/\s/g, '').length);
  };
  highlightCode(cypher, language.parser.parse(cypher), names, add, () => undefined);
  return colours;
}

async function coloursInSample(cypher: string): Promise<string> {
  const $ = load(`<code>${await highlight(cypher, 'cypher')}</code>`);
  return $('code')
    .contents()
    .toArray()
    .map((node) => ($(node).attr('class') ?? '-').repeat($(node).text().replaceAll(/\s/g, '').length))
    .join('');
}

const statements = [
  ...questions.map(({ cypher }) => cypher),
  `MERGE (a:Part {sku: $sku}) ON CREATE SET a.cost = 1.5, a += {tags: ['x', "y"], gone: null} // new
/* WHERE
   true */ RETURN exists((a)-[:HAS_PART*1..3]->()) AS found, a.order <> 2`,
  "MATCH (`a b`:`Spare ``part``` {`unit price`: 1}) RETURN `a b`.sku AS `it's`, `WHERE ``match```, 2 AS two",
];

test.each(statements)('a Cypher sample has the same colours in the editor: %s', async (cypher) => {
  expect(coloursInEditor(cypher)).toBe(await coloursInSample(cypher));
});
