import { expect, it } from 'vitest';
import type { ExtractedSection } from './read-sections';
import { frequentWords } from './frequent-words';
import type { SearchPage } from './records';

const section = (text: string): ExtractedSection => ({
  level: 2,
  heading: '',
  anchor: '',
  text,
  code: '',
  names: '',
  messages: [],
});

const page = (kind: SearchPage['kind'], ...texts: readonly string[]): SearchPage => ({
  route: 'docs/a',
  kind,
  links: [],
  group: '',
  title: '',
  description: '',
  keywords: '',
  language: 'en',
  tag: 'default',
  version: '',
  sections: texts.map(section),
});

const others = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `other${at}`);
const textOf = ({ text }: ExtractedSection): string => text;

it('are words of at least one section in eight', () => {
  expect(frequentWords([page('guide', 'vertex vertex', 'vertex', ...others(14))], textOf)('vertex')).toBe(
    true,
  );
  expect(frequentWords([page('guide', 'vertex vertex', 'vertex', ...others(15))], textOf)('vertex')).toBe(
    false,
  );
});

it('are counted only on written pages, not on generated ones', () => {
  const isFrequent = frequentWords(
    [page('guide', 'vertex', ...others(7)), page('api', 'pool', 'pool', ...others(20))],
    textOf,
  );
  expect([isFrequent('vertex'), isFrequent('pool')]).toEqual([true, false]);
});
