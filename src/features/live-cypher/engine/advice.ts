import { keywordAt, tokenize, type Token } from '../statement-tokens';
import { adviseOnFunction } from './functions';
import { adviseOnKeyword } from './keyword-names';
import { isKeyword } from './keywords';
import { adviseOnForm } from './refused-forms';
import { adviseOnValue } from './refused-values';
import { adviseOnSlip } from './refused-words';

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The last bracket that is not closed before the end, or before another kind of closing bracket. */
function findOpenBracket(tokens: readonly Token[]): Token | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'symbol') continue;
    if (/^[([{]$/.test(token.text)) open.push(token);
    const partner = PAIRS[token.text];
    if (partner === undefined) continue;
    if (open.at(-1)?.text !== partner) break;
    open.pop();
  }
  return open.at(-1);
}

/** Clauses that may end a statement; MATCH, WITH and UNWIND need another clause after them. */
const LAST: ReadonlySet<string> = new Set(['RETURN', 'CREATE', 'MERGE', 'SET', 'REMOVE', 'DELETE', 'CALL']);

/** If one of these follows RETURN, it begins a second statement. */
const STARTS: ReadonlySet<string> = new Set([
  'MATCH',
  'OPTIONAL',
  'UNWIND',
  'WITH',
  'CREATE',
  'MERGE',
  'RETURN',
]);

const SQL = 'This is SQL. Only Cypher runs here: the text between the $$ of a cypher() call.';

/** Words that begin a statement of SQL, but none of Cypher. */
const SQL_STARTS = /^(?:ALTER|BEGIN|COMMIT|DROP|INSERT|ROLLBACK|START|TRUNCATE|UPDATE)$/;

/** Words of SQL, and Cypher words in the wrong place, each with its advice. */
const MISPLACED: Readonly<Record<string, string>> = {
  SELECT: SQL,
  OFFSET: 'Cypher says SKIP for OFFSET, and says it before LIMIT.',
  GROUP: 'Cypher has no GROUP BY: it groups by what is in RETURN beside count() or collect().',
  HAVING: 'Cypher has no HAVING: compute with WITH, then filter with WHERE.',
  SORT: 'Cypher says ORDER BY.',
};

/**
 * What is wrong with the word or number at which the engine reports the error. After AS there is a name, not a keyword.
 */
function adviseOnWord(word: string, tokens: readonly Token[]): string | null {
  const at = (index: number): string | null => keywordAt(tokens, index);
  const comes = (name: string, before: number): boolean =>
    tokens.slice(0, before).some((_, index) => at(index) === name);
  const places = tokens.flatMap(({ text }, index) => (text === word ? [index] : []));
  const alias = tokens[places.find((index) => at(index - 1) === 'AS') ?? -1];
  if (alias?.kind === 'number') return 'A name begins with a letter, or is written in backticks.';
  if (alias && isKeyword(alias) && alias.text.toUpperCase() !== 'AS')
    return `${word} is a keyword: give the column another name, or write it in backticks, \`${word}\`.`;
  const keyword = word.toUpperCase();
  const last = places.at(-1) ?? 0;
  if (keyword === 'SKIP' && comes('LIMIT', last)) return 'SKIP goes before LIMIT.';
  if (keyword === 'WHERE' && comes('RETURN', last)) return 'WHERE goes before RETURN.';
  if (STARTS.has(keyword) && comes('RETURN', last)) return 'RETURN ends a statement, and one runs at a time.';
  if (at(0) === 'CREATE' && /^(INDEX|CONSTRAINT)$/i.test(tokens[1]?.text ?? ''))
    return `Cypher in AGE has no CREATE ${tokens[1]?.text.toUpperCase() ?? ''}: write it in SQL, on the table of the label.`;
  return last === 0 && SQL_STARTS.test(keyword) ? SQL : (MISPLACED[keyword] ?? null);
}

/**
 * A comment at the start of a line or after a clause. Two hyphens before a vertex are an edge, in quotes they are text.
 */
const SQL_COMMENT = /^\s*--(?![>(])|--(?!\s*[>(])[^'"\n]*$/m;

function adviseOnSyntax(message: string, cypher: string): string | null {
  const tokens = tokenize(cypher);
  const bracket = findOpenBracket(tokens);
  if (bracket) {
    const lines = cypher.slice(0, bracket.start).split('\n');
    const column = Array.from(lines.at(-1) ?? '').length + 1;
    return `The ${bracket.text} in line ${lines.length}, column ${column} is not closed.`;
  }
  if (SQL_COMMENT.test(cypher)) return 'Comments are // and /* */ in Cypher.';
  if (/near "["']/.test(message) && /\bAS\s+["']/i.test(cypher))
    return 'A name after AS is written in backticks, or without quotes.';
  if (message.endsWith('near ","') && /\bIN\s*\(/i.test(cypher))
    return 'A list is written in square brackets: IN [1, 2].';
  const near = /at or near "(.*)"$/s.exec(message)?.[1] ?? '';
  const onForm = adviseOnKeyword(near, tokens) ?? adviseOnForm(near, tokens);
  if (onForm) return onForm;
  const onWord = adviseOnWord(near, tokens);
  if (onWord) return onWord;
  const isWhole = tokens.some((_, index) => LAST.has(keywordAt(tokens, index) ?? ''));
  if (near === '' && !isWhole) return 'The statement has no RETURN at its end.';
  return adviseOnSlip(near, tokens);
}

/** Characters that come with text from a web page or a word processor, and that AGE takes for letters. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2000-\u200a\u202f\u3000]/, 'A space there is not a plain one: type it again.'],
  [/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/, 'A character there cannot be seen: type the word again.'],
  [/[\u2018-\u201f]/, 'A quotation mark there is not a plain one: write \' or ".'],
];

/** What is wrong with the characters of the word at which the engine reports the error; quoted text may have any. */
function adviseOnCharacters(message: string): string | null {
  const word = /^(?:syntax error at or near "(?!['"])|could not find rte for )(.+)/s.exec(message)?.[1] ?? '';
  return FOREIGN.find(([characters]) => characters.test(word))?.[1] ?? null;
}

/**
 * A remedy for a refused statement, if the engine's own message gives none or a wrong one.
 *
 * @param message - the engine's message
 */
export function adviseOn(message: string, cypher: string): string | null {
  const onCharacters = adviseOnCharacters(message);
  if (onCharacters) return onCharacters;
  if (message.startsWith('syntax error')) return adviseOnSyntax(message, cypher);
  if (message.startsWith('invalid indirection')) return adviseOnKeyword(null, tokenize(cypher));
  if (/^schema "\w+" does not exist/.test(message) && /\bCALL\s+\w+\s*\./i.test(cypher))
    return 'AGE has no procedures: CALL reaches PostgreSQL functions.';
  const unknown = /^function (\w+) does not exist/.exec(message)?.[1];
  return unknown === undefined ? adviseOnValue(message) : adviseOnFunction(unknown);
}
