import { describe, expect, it } from 'vitest';
import { pageOf } from '../passages/fixture';
import type { Passage } from '../passages/passage';
import { readPagePassages } from '../passages/read-page';
import { findHollowWords } from './hollow-words';
import { findEmptyLinkTexts } from './link-texts';
import { findLongSentences, MOST_WORDS } from './long-sentences';
import { splitSentences } from './sentences';

const passages = (text: string) => readPagePassages(pageOf(text));

describe('findHollowWords', () => {
  const find = (text: string) => passages(text).flatMap(findHollowWords);

  it.each(['simply', 'Just', 'easy', 'easily'])('finds "%s" with its line', (word) => {
    expect(find(`One line,\nthen ${word} more.`)).toMatchObject([{ file: 'docs/a.mdx', line: 2 }]);
  });

  it.each(['`just` in code', 'a word such as “easy”', 'justice and easing'])('accepts %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('findEmptyLinkTexts', () => {
  const find = (text: string) => passages(text).flatMap(findEmptyLinkTexts);

  it.each(['here', 'Click here', 'this page', 'this', 'read more', 'See here'])('finds "%s"', (text) => {
    expect(find(`A\n[${text}](./b.md) b`)).toMatchObject([
      { file: 'docs/a.mdx', line: 2, message: `The link text "${text}" does not say where it leads.` },
    ]);
  });

  it.each(['Bulk loading', 'what is shown here', '`this`.x'])('accepts "%s"', (text) => {
    expect(find(`[${text}](./b.md)`)).toEqual([]);
  });
});

describe('findLongSentences', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  it('finds a sentence above the limit, not one at it', () => {
    expect(findLongSentences(passages(`A. ${words(MOST_WORDS)}. ${words(MOST_WORDS + 1)}.`))).toEqual([
      { file: 'docs/a.mdx', line: 1, words: MOST_WORDS + 1, opening: 'word word word word word word' },
    ]);
  });

  it('checks only paragraphs and texts of data, and lists the longest sentence first', () => {
    const passageOf = (kind: Passage['kind'], more: number): Passage => ({
      kind,
      file: `${kind}.md`,
      line: 1,
      text: words(MOST_WORDS + more),
      pieces: [],
      links: [],
    });
    const found = findLongSentences([
      passageOf('heading', 1),
      passageOf('cell', 1),
      passageOf('comment', 1),
      passageOf('paragraph', 1),
      passageOf('data', 2),
    ]);
    expect(found.map(({ file }) => file)).toEqual(['data.md', 'paragraph.md']);
  });
});

describe('splitSentences', () => {
  it('begins a sentence at a small letter or a bracket, but not after a full stop within code', () => {
    expect(splitSentences('It returns.\nmatch has `a.b`? (Yes.) Good')).toEqual([
      'It returns.',
      'match has `a.b`?',
      '(Yes.)',
      'Good',
    ]);
  });
});
