/**
 * Messages of AGE about values and signs, each with a remedy that the message does not name. AGE 1.7 gave each of them.
 */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^parameters argument is missing/, 'Nothing gives a $name a value here: write the value in its place.'],
  [/agtype == agtype/, 'Cypher compares with one equals sign: =.'],
  [/agtype \*\* agtype/, 'A power is written 2 ^ 3.'],
  [/agtype ~\S* agtype/, 'A regular expression is compared with =~.'],
  [/agtype && agtype/, 'Cypher writes AND and OR.'],
  [/: ! agtype/, 'Cypher writes NOT.'],
  [/agtype (?:=>|=<) agtype/, 'Cypher writes >= and <=.'],
  [
    /^cannot cast agtype \w+ to type boolean/,
    'A condition is true or false: compare the value, or use IS NOT NULL.',
  ],
  [/^relationships must be specify a label/, 'An edge is created with its type: -[:TYPE]->.'],
  [
    /^arguments must resolve to a number/,
    'Text or a null is among the numbers. toFloat() makes numbers from text.',
  ],
  [/^invalid memory alloc request/, 'The answer is too large: ask for less of it.'],
  [/^aggregate functions are not allowed in WHERE/, 'Compute it in a WITH, then filter by its name.'],
  [/^aggregate function calls cannot be nested/, 'Compute the inner one in a WITH first.'],
  [/\.count\(agtype, /, 'count() takes one value, which may be a list: count(DISTINCT [a, b]).'],
  [/^length\(\) argument must/, 'size() gives the length of a text or a list.'],
  [
    /^scalar object must be a vertex or edge/,
    'After a dot comes a property of a vertex, an edge or a map. A function is written length(p).',
  ],
  [
    /^container must be an array or object/,
    'Only lists and maps have items. Part of a text is substring() in AGE, which the engine in this page gets wrong.',
  ],
  [/^SET clause does not yet support incrementing/, 'Name the property twice: SET p.count = p.count + 1.'],
  [/^unexpected Node for cypher_clause/, 'DELETE takes vertices and edges; REMOVE p.name takes a property.'],
];

/** A remedy for a message that is not about syntax, if we know one. */
export const adviseOnValue = (message: string): string | null =>
  MESSAGES.find(([known]) => known.test(message))?.[1] ?? null;
