import type { Token } from '../statement-tokens';

/** A form that AGE refuses at a certain word or sign, and a remedy. */
interface RefusedForm {
  /** Matches the word or sign at which the engine reports the error. */
  readonly at: RegExp;
  /** Matches the statement, whose tokens are separated by one space and whose string literals are empty. */
  readonly form: RegExp;
  readonly hint: string;
}

const EDGE = 'An edge is -- or --> between two vertices, and -[:TYPE]-> with its type.';

/**
 * Forms of other Cypher engines, and slips that the engine's message does not explain. AGE 1.7 refused each of them.
 */
const FORMS: readonly RefusedForm[] = [
  {
    at: /^LOAD$/i,
    form: /^LOAD CSV\b/i,
    hint: 'AGE has no LOAD CSV: your program reads the file and sends its rows.',
  },
  {
    at: /^SHOW$/i,
    form: /^SHOW\b/i,
    hint: 'AGE has no SHOW: labels are rows of ag_catalog.ag_label, and indexes of pg_indexes.',
  },
  {
    at: /^USING$/i,
    form: /\bUSING (?:INDEX|JOIN|SCAN)\b/i,
    hint: 'AGE takes no USING: PostgreSQL chooses the index.',
  },
  {
    at: /^PROFILE$/i,
    form: /^PROFILE\b/i,
    hint: 'AGE has no PROFILE: begin with EXPLAIN ANALYZE.',
  },
  { at: /^USE$/i, form: /^USE\b/i, hint: 'The graph is named beside the statement, not in it.' },
  {
    at: /^[({]$/,
    form: /\bCALL (?:\( [^)]*\) )?\{/i,
    hint: 'AGE has no subquery after CALL: pass rows on with WITH and collect().',
  },
  {
    at: /^(?:[{+]|>\*|\d+)$/,
    form: /- > [{+*]|\) \{ \d|\[ (?:[\w`]+ )?: [\w`]+ \{ \d/,
    hint: 'The number of edges goes inside the edge: -[:TYPE*1..3]->.',
  },
  {
    at: /^(?:[(|]|WHERE)$/i,
    form: /\b(?:all|any|none|single) \( [\w`]+ IN\b|\breduce \(/i,
    hint: 'all, any, none, single and reduce are missing: use a list comprehension with size(), or UNWIND.',
  },
  {
    at: /^[&!]$/,
    form: /: (?:! |[\w`]+ &)/,
    hint: 'A pattern names one label: ask for others with WHERE label(n) IN [ … ].',
  },
  {
    at: /^WHERE$/i,
    form: /[([] (?:[\w`]+ )?(?:: [\w`]+ )?WHERE\b/i,
    hint: 'WHERE goes after the pattern, not in it.',
  },
  {
    at: /^(?:=|['"\d].*)$/s,
    form: /\{ (?:[^{}]*, )?[\w`]+ (?:= |''|\d)/,
    hint: 'In braces a colon goes between name and value: {name: …}.',
  },
  { at: /^\($/, form: /\) (?:< )?- \(/, hint: EDGE },
  { at: /^>$/, form: /(?:\) -|\]) > \(/, hint: EDGE },
  {
    at: /^["']/,
    form: /[([] (?:[\w`]+ )?: ''/,
    hint: 'A label or type is written without quotes, or in backticks.',
  },
  {
    at: /^["']/,
    form: /\{ (?:[^{}]*, )?'' :/,
    hint: 'In braces a name is written without quotes, or in backticks.',
  },
  {
    at: /^["'\d]/,
    form: /\bIS (?:NOT )?(?:''|\d)/i,
    hint: 'IS asks for NULL alone: a value is compared with = and <>.',
  },
  { at: /^["']/, form: /''''/, hint: "A quote within a text needs a backslash: 'it\\'s'." },
  {
    at: /^(?:LIMIT|ORDER|SKIP)$/i,
    form: /^(?:(?!\b(?:RETURN|WITH)\b).)* (?:LIMIT|ORDER|SKIP)\b/i,
    hint: 'ORDER BY, SKIP and LIMIT go after RETURN or WITH.',
  },
  {
    at: /^WHERE$/i,
    form: /\b(?:SET|CREATE|MERGE|DELETE|REMOVE) (?:(?!\b(?:WITH|MATCH|UNWIND)\b).)* WHERE\b/i,
    hint: 'WHERE goes after MATCH or WITH, before what is written.',
  },
  { at: /^\d+$/, form: /\bTOP \d/i, hint: 'Cypher has no TOP: LIMIT goes at the end.' },
  { at: /^,$/, form: /\bLIMIT \d+ ,/i, hint: 'Cypher writes SKIP 5 LIMIT 10.' },
  { at: /^FOR$/i, form: /^FOR\b/i, hint: 'A list becomes rows with UNWIND list AS item.' },
  {
    at: /^(?:CREATE|MATCH|MERGE|OPTIONAL|RETURN|UNWIND|WITH)$/i,
    form: /\bUNWIND (?:(?!\bAS\b).)* (?:CREATE|MATCH|MERGE|OPTIONAL|RETURN|UNWIND|WITH)\b/i,
    hint: 'UNWIND names its items: UNWIND list AS item.',
  },
  { at: /^\.\.$/, form: /\d \.\. \d/, hint: 'Numbers from 1 to 3 are range(1, 3).' },
  { at: /^-$/, form: /\* \d+ - \d/, hint: 'The number of edges is written *1..3.' },
  {
    at: /^THEN$/i,
    form: /\bCASE (?!WHEN\b)/i,
    hint: 'A condition goes after WHEN: CASE WHEN … THEN … END.',
  },
  { at: /^:$/, form: / \? /, hint: 'A choice is written CASE WHEN … THEN … ELSE … END.' },
  { at: /^$/, form: /\bCASE\b(?!.*\bEND\b)/i, hint: 'CASE ends with END.' },
  {
    at: /^NOT$/i,
    form: /[\w`] NOT\b/i,
    hint: 'NOT goes before the whole: NOT p.name IN [ … ]. Only IS NOT NULL has it within.',
  },
  {
    at: /^\w+$/,
    form: /(?<!\bIF NOT )\bEXISTS [\w`]/i,
    hint: 'A property is tested with IS NOT NULL, a pattern with EXISTS { … }.',
  },
  { at: /^\w+$/, form: /(?<![.:] )\bORDER (?!BY\b)/i, hint: 'ORDER BY is two words.' },
  { at: /^(?:STARTS|ENDS)WITH$/i, form: /WITH\b/i, hint: 'STARTS WITH and ENDS WITH are two words each.' },
  { at: /^$/, form: /\bSET [^=]*= =/i, hint: 'SET gives a value with one equals sign: =.' },
  {
    at: /^$/,
    form: /\bSET [\w`]+ \{/i,
    hint: 'SET p = { … } replaces the properties, and SET p += { … } adds to them.',
  },
  {
    at: /^,$/,
    form: /\bMATCH\b.*\( [\w`]+ (?:: [\w`]+ )?,/i,
    hint: 'Each vertex has its own brackets: (p:Part), (q:Part).',
  },
  {
    at: /^\*$/,
    form: /\bRETURN\b.* \. \*/i,
    hint: 'The name alone gives everything, and properties(p) a map of the properties.',
  },
  {
    at: /^:$/,
    form: /\b(?:MATCH|CREATE|MERGE) [\w`]+ :/i,
    hint: 'A vertex is written in round brackets: (p:Part).',
  },
];

/** Joins tokens with single spaces. Adjacent strings stay together, because a quote inside a string splits it so. */
function writeForm(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text, start }, index) => {
      const before = tokens[index - 1];
      const touches = kind === 'string' && before?.kind === 'string' && before.end === start;
      const shown = kind === 'string' ? "''" : text;
      return before === undefined || touches ? shown : ` ${shown}`;
    })
    .join('');
}

/**
 * A remedy for a form that AGE refuses, if we know one.
 *
 * @param near - the text at which the engine reports the error, as its message quotes it
 */
export function adviseOnForm(near: string, tokens: readonly Token[]): string | null {
  const written = writeForm(tokens);
  return FORMS.find(({ at, form }) => at.test(near) && form.test(written))?.hint ?? null;
}
