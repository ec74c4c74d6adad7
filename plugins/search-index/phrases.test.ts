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

it('are names of the section they stand for, without what it says and without stop words', () => {
  const names = namesOf([page('docs/connection', texts)]);
  expect(names?.[1]).toBe('kill long running query cancel');
  expect(names?.filter(Boolean)).toHaveLength(1);
});

it('come after the names that the section has, each once', () => {
  const named = { ...section('part-0', 'A time limit.'), names: 'cancel' };
  const [first] = addPhrases([{ ...page('docs/connection', []), sections: [named] }], phrases);
  expect(first?.sections[0]?.names).toBe('cancel kill long running query');
});

it('stand for the section in every docs version, and for no other page', () => {
  for (const version of ['next', '0.3.0'])
    expect(namesOf([page(`docs/${version}/connection`, texts)])?.[1]).toContain('kill');
  expect(namesOf([page('docs/pool', texts)])?.filter(Boolean)).toEqual([]);
});

it('are none of a member that has none, whatever it is called', () => {
  const [member] = addPhrases(
    [{ ...page('docs/connection', []), sections: [section('constructor', 'Makes one.')] }],
    phrases,
  );
  expect(member?.sections[0]?.names).toBe('');
});

it('leave out words that many sections say', () => {
  const others = Array.from({ length: 20 }, () => 'Each query runs.');
  expect(namesOf([page('docs/connection', ['A time limit.', ...others])])?.[1]).toBe(
    'kill long running cancel',
  );
});

it('are read from a file for each page, the home page from index.json', () => {
  const read = readPhrases();
  expect(read.get('docs/getting-started/connection-config')).toBeDefined();
  expect(read.has('index')).toBe(false);
});

it('are lists by the anchors of the page', () => {
  expect([...parsePhrases('{ "part": ["kill query"] }', 'a.json')]).toEqual([['part', ['kill query']]]);
});

it('name a file that is no JSON', () => {
  const folder = makeTempFolder({ 'intro.json': '{ "part": [' });
  expect(() => readPhrases(folder)).toThrow(/intro\.json:1: This is no JSON: .* Write lists of phrases by/);
});

it.each([
  ['["a"]', 'a.json:1: These are no lists of phrases.'],
  ['null', 'a.json:1: These are no lists of phrases.'],
  ['"a"', 'a.json:1: These are no lists of phrases.'],
  ['{\n  "part": ["kill query", 1]\n}', 'a.json:2: "part" is no list of phrases. Write lists of phrases'],
])('name the line of what is no list in %j', (text, message) => {
  expect(() => parsePhrases(text, 'a.json')).toThrow(message);
});
