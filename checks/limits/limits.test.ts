import { describe, expect, it } from 'vitest';
import { DOC_VERSIONS, type DocVersion, type Limit } from '../../limits';
import { checkShapes } from '../entry-shapes';
import { formatFinding } from '../finding';
import { lineOfId } from '../line-of-id';
import type { SourcePage } from '../source-pages';
import { checkLimits, type Surroundings } from './check-limits';
import { checkPage } from './check-pages';
import { checkShown } from './check-shown';
import { limitShape } from './limit-shape';

const limit: Limit = {
  id: 'a-limit',
  title: 'A limit of the client',
  versions: ['0.3.0', 'next'],
  area: 'query',
  api: ['Client', 'Client.open', 'Child.open'],
  symptom: 'It fails.',
  cause: 'It is so.',
  instead: 'Do this.',
  page: 'patterns/',
};
const items = [
  { name: 'Client', members: [{ name: 'close' }, { name: 'open' }] },
  { name: 'Child', members: [], extends: ['Client<T>'] },
];
/** Gives every documented version the same value. */
const everywhere = <T>(value: T): Readonly<Record<DocVersion, T>> =>
  Object.fromEntries(DOC_VERSIONS.map((version) => [version, value])) as Record<DocVersion, T>;

const surroundings: Surroundings = {
  api: everywhere(items),
  pages: everywhere(new Set(['patterns'])),
  lineOf: () => 7,
};
const messages = (broken: Partial<Limit>, around: Partial<Surroundings> = {}): readonly string[] =>
  checkLimits([{ ...limit, ...broken }], { ...surroundings, ...around }).map(({ message }) => message);

const page = (text: string, version: SourcePage['version'] = '0.3.0'): SourcePage => ({
  file: 'docs/a.mdx',
  room: 'docs',
  version,
  id: 'a',
  route: 'docs/a',
  frontMatter: {},
  text,
});

describe('checkShown', () => {
  const shownIn = (next: readonly string[]) => ({
    ...everywhere(new Set(['a-limit'])),
    next: new Set(next),
  });

  it('accepts a limit that is on a page of each of its versions', () => {
    expect(checkShown([limit], shownIn(['a-limit']), () => 7)).toEqual([]);
  });

  it('reports a limit that is on no page of one of its versions', () => {
    expect(checkShown([limit], shownIn([]), () => 7)).toMatchObject([
      { file: 'limits/query.ts', line: 7, message: 'No page of next shows the limit "a-limit".' },
    ]);
  });
});

describe('checkLimits', () => {
  it('accepts existing items, inherited members and pages', () => {
    expect(messages({})).toEqual([]);
  });

  it('reports an item that a version does not have, with file and line of the limit', () => {
    const api = { ...everywhere(items), next: [] };
    expect(messages({ api: ['Client'] }, { api })).toEqual([
      'The limit "a-limit" names Client, which next does not have.',
    ]);
    expect(checkLimits([limit], { ...surroundings, api })[0]).toMatchObject({
      file: 'limits/query.ts',
      line: 7,
    });
  });

  it('reports an unknown member', () => {
    expect(messages({ versions: ['0.3.0'], api: ['Client.shut'] })).toHaveLength(1);
  });

  it('reports a page that the version does not have', () => {
    expect(messages({ versions: ['next'], page: 'pattern' })).toEqual([
      'The limit "a-limit" leads to pattern, which next does not have.',
    ]);
  });
});

describe('checkPage', () => {
  it('accepts a limit that holds in the version of the page', () => {
    expect(checkPage(page('<Limit id="clause-has-no-match" />'))).toEqual([]);
  });

  it('leaves a page that MDX cannot read to the check of fences', () => {
    expect(checkPage(page('<Limit id="no-such-limit" />\n\n<Tabs>\n'))).toEqual([]);
  });

  it('reports an unknown limit and one of another version, with the line', () => {
    const text = 'Text.\n\n<Limit id="no-such-limit" />\n\n<Limit id="clause-has-no-match" />\n';
    expect(checkPage(page(text, 'next'))).toMatchObject([
      { line: 3, message: 'There is no known limit "no-such-limit".' },
      { line: 5, message: 'The limit "clause-has-no-match" does not hold in next.' },
    ]);
  });

  it('suggests a similar id, and reports a call-out without a plain id', () => {
    expect(checkPage(page('<Limit id="start-up-rce" />\n\n<Limit of="start-up-race" />\n'))).toMatchObject([
      { line: 1, remedy: expect.stringContaining(', such as start-up-race') as string },
      { line: 3, message: 'The <Limit> has no plain id.' },
    ]);
    expect(checkPage(page('<Limit/>\n'))).toMatchObject([
      { line: 1, message: 'The <Limit> has no plain id.' },
    ]);
    expect(checkPage(page('<Limit\n  id="nope"\n/>\n'))).toMatchObject([
      { line: 1, message: 'There is no known limit "nope".' },
    ]);
  });
});

describe('checkShapes', () => {
  const room = {
    what: 'limit',
    explained: 'limits/limit.ts',
    sources: new Map([
      ['limits/age.ts', "[\n  {\n    id: 'other',"],
      ['limits/query.ts', "[\n  {\n    id: 'whole',\n    title: 'A limit of the client',"],
    ]),
  };
  const whole = {
    ...limit,
    id: 'whole',
    symptom: 'It fails at once.',
    cause: 'It is so by design.',
    instead: 'Do this one thing.',
  };
  const find = (change: Readonly<Record<string, unknown>>) =>
    checkShapes([{ ...whole, ...change }], limitShape, room).map(formatFinding);
  const remedy = '\n    -> Correct it: limits/limit.ts explains the fields.';

  it('accepts a complete limit', () => {
    expect(find({})).toEqual([]);
  });

  it.each([
    [{ page: undefined }, 'limits/query.ts:3: The limit "whole" has no "page".'],
    [
      { versions: ['0.2.0'] },
      'limits/query.ts:3: The limit "whole" has a wrong "versions.0": Invalid option',
    ],
    [{ area: 'elsewhere' }, 'limits/query.ts:3: The limit "whole" has a wrong "area": Invalid option'],
    [{ cause: 'An `open code span.' }, 'has a wrong "cause": its backticks do not pair up.'],
    [{ instaed: 'x' }, 'limits/query.ts:3: The limit "whole" has an unknown field "instaed".'],
  ])('names field, line and remedy for %j', (change, message) => {
    const [finding = '', ...others] = find(change);
    expect([finding, others]).toEqual([expect.stringContaining(message), []]);
    expect(finding.endsWith(remedy)).toBe(true);
  });

  it('finds the line of an entry without id by another of its texts', () => {
    const { id: _, ...nameless } = whole;
    expect(checkShapes([nameless], limitShape, room).map(formatFinding)).toEqual([
      `limits/query.ts:4: The limit has no "id".${remedy}`,
    ]);
  });
});

it('lineOfId counts from one', () => {
  expect(lineOfId("[\n  {\n    id: 'b',\n", 'b')).toBe(3);
});
