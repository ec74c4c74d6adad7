import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { addPhrases, parsePhrases, readPhrases, type Phrases } from './phrases';
import type { SearchPage } from './records';

const section = (anchor: string, text: string) => ({
  level: 2,
  heading: anchor,
  anchor,
  text,
  code: '',
  names: '',
  messages: [],
});

const page = (route: string, texts: readonly string[]): SearchPage => ({
  route,
  kind: 'guide',
  links: [],
  group: 'Guides',
  title: 'Connection',
  description: '',
  keywords: '',
  language: 'en',
  tag: 'default',
  version: '0.3.0',
  sections: [section('', 'Where it connects to.'), ...texts.map((text, at) => section(`part-${at}`, text))],
});

const phrases: Phrases = new Map([
  [
    'docs/connection',
    new Map([
      ['part-0', ['kill a long running query', 'cancel the connection']],
      ['gone', ['lost']],
    ]),
  ],
]);
const texts = ['A time limit.', ...Array.from({ length: 20 }, (_, at) => `Words ${at}.`)];
const namesOf = (pages: readonly SearchPage[]): string[] | undefined =>
  addPhrases(pages, phrases)[0]?.sections.map(({ names }) => names);

it('add names to their section only, without words of its title and heading and without stop words', () => {
  const names = namesOf([page('docs/connection', texts)]);
  expect(names?.[1]).toBe('kill long running query cancel');
  expect(names?.filter(Boolean)).toHaveLength(1);
});

it('come after the existing names of the section, without repeating them', () => {
  const named = { ...section('part-0', 'A time limit.'), names: 'cancel' };
  const [first] = addPhrases([{ ...page('docs/connection', []), sections: [named] }], phrases);
  expect(first?.sections[0]?.names).toBe('cancel kill long running query');
});

it('apply to their page in every docs version, and to no other page', () => {
  for (const version of ['next', '0.3.0'])
    expect(namesOf([page(`docs/${version}/connection`, texts)])?.[1]).toContain('kill');
  expect(namesOf([page('docs/pool', texts)])?.filter(Boolean)).toEqual([]);
});

it('add nothing to a section without phrases, even if its anchor is "constructor"', () => {
  const [member] = addPhrases(
    [{ ...page('docs/connection', []), sections: [section('constructor', 'Makes one.')] }],
    phrases,
  );
  expect(member?.sections[0]?.names).toBe('');
});

it('leave out words that occur in many sections', () => {
  const others = Array.from({ length: 20 }, () => 'Each query runs.');
  expect(namesOf([page('docs/connection', ['A time limit.', ...others])])?.[1]).toBe(
    'kill long running cancel',
  );
});

it('are read from one file per page, and index.json is not the page "index"', () => {
  const read = readPhrases();
  expect(read.get('docs/getting-started/connection-config')).toBeDefined();
  expect(read.has('index')).toBe(false);
});

it('are parsed into lists by anchor', () => {
  expect([...parsePhrases('{ "part": ["kill query"] }', 'a.json')]).toEqual([['part', ['kill query']]]);
});

it('cause an error that names the file if it is not JSON', () => {
  const folder = makeTempFolder({ 'intro.json': '{ "part": [' });
  expect(() => readPhrases(folder)).toThrow(/intro\.json:1: This is no JSON: .* Write lists of phrases by/);
});

it.each([
  ['["a"]', 'a.json:1: These are no lists of phrases.'],
  ['null', 'a.json:1: These are no lists of phrases.'],
  ['"a"', 'a.json:1: These are no lists of phrases.'],
  ['{\n  "part": ["kill query", 1]\n}', 'a.json:2: "part" is no list of phrases. Write lists of phrases'],
])('cause an error that names the line of a value that is not a list, in %j', (text, message) => {
  expect(() => parsePhrases(text, 'a.json')).toThrow(message);
});
