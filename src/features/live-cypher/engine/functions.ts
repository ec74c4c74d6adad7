import { findMeant } from './keywords';

/** The functions of AGE that are used most. */
const FUNCTIONS = (
  'abs avg ceil coalesce collect count endNode exists floor head id keys label labels last left length max min nodes ' +
  'properties rand range relationships replace reverse right round size split sqrt startNode substring sum tail ' +
  'timestamp toFloat toInteger toLower toString toUpper trim type'
).split(' ');

const SIZE = 'size() counts the letters of a text and the items of a list.';
const INTEGER = 'Text becomes a number with toInteger() or toFloat().';
const COLLECT = 'collect() makes one list from many rows.';
const OTHERWISE = 'coalesce() gives the first of its values that is not null.';
const CONDITION = 'A choice is written CASE WHEN … THEN … ELSE … END.';
const TIME = 'AGE has no dates: store ISO text such as 2030-01-31, which compares correctly.';
const POWER = 'A power is written 2 ^ 3.';

/** Functions of SQL and of other Cypher engines, with their counterparts in AGE. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    char_length: SIZE,
    len: SIZE,
    strlen: SIZE,
    array_length: SIZE,
    int: INTEGER,
    number: INTEGER,
    parsefloat: INTEGER,
    parseint: INTEGER,
    toint: INTEGER,
    tonumber: INTEGER,
    array_agg: COLLECT,
    group_concat: COLLECT,
    string_agg: COLLECT,
    ifnull: OTHERWISE,
    isnull: OTHERWISE,
    nvl: OTHERWISE,
    if: CONDITION,
    iif: CONDITION,
    current_date: TIME,
    now: TIME,
    today: TIME,
    pow: POWER,
    power: POWER,
    ceiling: 'ceil() rounds up.',
    concat: 'Texts are joined with +.',
    first: 'head() gives the first item of a list.',
    lower: 'toLower() makes small letters.',
    mean: 'The mean is avg().',
    mod: 'The remainder of a division is 7 % 2.',
    random: 'rand() gives a number from 0 to 1.',
    str: 'toString() makes text.',
    substr: 'In AGE it is substring(text, start, length), which the engine in this page gets wrong.',
    upper: 'toUpper() makes capitals.',
  }),
);

/** A remedy for a function that AGE does not have. */
export function adviseOnFunction(name: string): string {
  const elsewhere = ELSEWHERE.get(name.toLowerCase());
  if (elsewhere) return elsewhere;
  const meant = findMeant(name, FUNCTIONS);
  return meant ? `Did you mean ${meant}()?` : 'Cypher in AGE has no function of this name.';
}
