import { describe, expect, it } from 'vitest';
import { matcherOf, snippet } from './highlight';

const marks = { before: '[', after: ']', ellipsis: '\u2026' };
const text =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen';
const whole = (terms: readonly string[]) => matcherOf([new Map(terms.map((term) => [term, 1]))]);
const cut = (words: number, ...found: readonly string[]): string =>
  snippet(text, whole(found), words, marks).value;

describe('a snippet', () => {
  it.each([10, 5])('of %i words has exactly that many, and an ellipsis at each cut end', (words) => {
    const value = cut(words, 'eight');
    expect(value).toMatch(/^\u2026.*\[eight\].*\u2026$/);
    expect(value.split(' ')).toHaveLength(words);
  });

  it('is the beginning of a text without matches, and the whole of a short text', () => {
    expect(cut(5)).toBe('one two three four five\u2026');
    expect(cut(20, 'one')).toBe(`[one]${text.slice(3)}`);
    expect(snippet('', whole(['one']), 10, marks)).toEqual({ value: '', matched: false });
  });

  it('shows the place with the most different matches', () => {
    expect(cut(5, 'one', 'eleven', 'twelve')).toContain('[eleven] [twelve]');
  });

  it('counts matches at both of its ends', () => {
    expect(cut(3, 'four')).toBe('\u2026[four] five six\u2026');
    expect(cut(2, 'seventeen')).toBe('\u2026sixteen [seventeen]');
    expect(cut(4, 'one', 'six', 'eight')).toBe('\u2026five [six] seven [eight]\u2026');
  });

  it('ignores matches beyond its ends', () => {
    expect(cut(4, 'two', 'seventeen')).toBe('one [two] three four\u2026');
  });

  it('marks a synonym only if the text lacks the word itself', () => {
    const match = matcherOf([
      new Map([
        ['find', 1],
        ['match', 0.55],
      ]),
      new Map([
        ['node', 1],
        ['vertex', 0.55],
      ]),
    ]);
    const marked = (value: string): string => snippet(value, match, 10, marks).value;
    expect(marked('match, or find, a vertex')).toBe('match, or [find], a [vertex]');
    expect(marked('match a vertex, a node')).toBe('[match] a vertex, a [node]');
  });
});
