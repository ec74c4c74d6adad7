import { describe, expect, it } from 'vitest';
import { Engine } from './engine';
import type { PageKind } from './model';
import { packIndex, type PageToPack, type RecordToPack } from './pack';

interface Texts {
  readonly text?: string;
  readonly code?: string;
}

interface Sketch extends Texts {
  readonly title?: string;
  readonly kind?: PageKind;
  readonly group?: string;
  readonly sections?: readonly (Texts & { readonly heading: string })[];
}

const record = (level: number, heading: string, { text = '', code = '' }: Texts): RecordToPack => ({
  level,
  heading,
  anchor: level === 1 ? '' : heading.toLowerCase(),
  fields: { meta: '', lead: '', text, code },
  text,
});

const pageOf = (sketch: Sketch, number: number): PageToPack => ({
  route: String(number),
  group: sketch.group ?? 'Guides',
  kind: sketch.kind ?? 'guide',
  records: [
    record(1, sketch.title ?? 'Notes', sketch),
    ...(sketch.sections ?? []).map((section) => record(2, section.heading, section)),
  ],
});

/** The hits for a query in an index of these pages and one about something else: number of the page, and anchor. */
function search(query: string, ...sketches: readonly Sketch[]): readonly string[] {
  const pages = [...sketches, { title: 'Another', text: 'nothing of it' }].map(pageOf);
  const source = { name: '0.3.0', version: '0.3.0', tag: '', language: 'en' };
  const engine = new Engine([packIndex(source, 'one', pages).index], { site: '', textOf: () => null });
  return engine.search({ query }).hits.map(({ objectID }) => objectID);
}

/** Pages with the same score keep the order of the index, so the second one comes first only by what it has more. */
const isSecondFirst = (query: string, first: Sketch, second: Sketch): boolean =>
  search(query, first, second)[0]?.startsWith('1') ?? false;

const ofKind = (kind: PageKind): Sketch => ({ kind, text: 'cursor rows cursorRows' });

describe('of two pages with the same words, the second comes first', () => {
  it.each<[query: string, first: PageKind, second: PageKind, isFirst: boolean]>([
    ['cursor rows', 'api', 'guide', true],
    ['cursor rows', 'guide', 'api', false],
    ['cursor', 'api', 'guide', true],
    ['cursor', 'symptoms', 'guide', false],
    ['cursorRows', 'guide', 'api', true],
    ['what is a cursor', 'guide', 'glossary', true],
    ['what is a cursor', 'glossary', 'guide', false],
    ['what is a cursor', 'blog', 'guide', false],
    ['cursor', 'guide', 'glossary', false],
    ['cursor lost rows', 'guide', 'symptoms', true],
    ['cursor lost rows', 'symptoms', 'guide', false],
    ['cursor rows', 'symptoms', 'blog', true],
  ])('by its kind, for %s: %s, %s: %s', (query, first, second, isFirst) => {
    expect(isSecondFirst(query, ofKind(first), ofKind(second))).toBe(isFirst);
  });

  it('if the query is the name of its group', () => {
    const text = 'a pattern of patterns';
    expect(isSecondFirst('patterns', { text }, { text, group: 'Patterns' })).toBe(true);
    expect(isSecondFirst('pattern', { text }, { text, group: 'Patterns' })).toBe(false);
  });

  it('if its title begins with the query', () => {
    expect(isSecondFirst('cursor', { title: 'Rows cursor' }, { title: 'Cursor rows' })).toBe(true);
    expect(isSecondFirst('rows', { title: 'Rows cursor' }, { title: 'Cursor rows' })).toBe(false);
  });

  it('if the query is its whole title', () => {
    const twice = { title: 'Cursor cursor', text: 'cursor' };
    expect(isSecondFirst('cursor', twice, { title: 'Cursor', text: 'cursor' })).toBe(true);
  });

  it('if less of its title is about something else', () => {
    const long = { title: 'List cursor rows pages joins', text: 'cursor rows', code: 'cursor rows' };
    const short = { title: 'List cursor rows', text: 'cursor rows' };
    expect(isSecondFirst('cursor rows', long, short)).toBe(true);
  });

  it('if a section of it has the query as its heading', () => {
    const within = { sections: [{ heading: 'Cursor rows', text: 'cursor cursor' }] };
    const alone = { sections: [{ heading: 'Cursor', text: 'cursor' }] };
    expect(isSecondFirst('cursor', within, alone)).toBe(true);
  });
});

it('the best section of a page comes first', () => {
  const sections = [
    { heading: 'Uses', text: 'cursor' },
    { heading: 'Cursor', text: 'cursor' },
  ];
  expect(search('cursor', { sections })[0]).toBe('0#cursor');
});

it('the section on the only word of a query comes first, also under the name that the site has for it', () => {
  const sections = [
    { heading: 'Nodes of a list', text: 'nodes, nodes, nodes' },
    { heading: 'Vertex', text: 'A vertex.' },
  ];
  expect(search('nodes', { sections })[0]).toBe('0#vertex');
});

it('a heading without words leaves the order as it is', () => {
  const internal = {
    kind: 'internal',
    text: 'cursor',
    sections: [{ heading: '()', text: 'cursor' }],
  } as const;
  expect(isSecondFirst('cursor', internal, ofKind('guide'))).toBe(true);
});
