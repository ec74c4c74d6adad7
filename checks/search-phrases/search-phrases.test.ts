import { expect, it } from 'vitest';
import { anchorsByPage } from './anchors';
import { checkPhrases } from './check-phrases';

const anchors = new Set(['timeouts', 'pool']);
const check = (phrases: Record<string, readonly string[]>, of: ReadonlySet<string> | null = anchors) =>
  checkPhrases([{ file: 'phrases/docs/a.json', text: JSON.stringify(phrases, null, 2), anchors: of }]).map(
    ({ line, message }) => [line, message],
  );

it('accepts phrases of existing sections', () => {
  expect(
    check({ timeouts: ['kill long running query'], pool: ['max clients', 'too many connections'] }),
  ).toEqual([]);
});

it('reports that there are no phrases', () => {
  expect(checkPhrases([]).map(({ message }) => message)).toEqual([
    'There are no phrases here, so that none was looked at.',
  ]);
});

it('reports an unknown page and an unknown section', () => {
  expect(check({ timeouts: ['kill query'] }, null)).toEqual([[undefined, 'There is no such page.']]);
  expect(check({ retries: ['try again'] })).toEqual([
    [2, 'The search knows no section "retries" of the page.'],
  ]);
});

it('suggests a section with a similar name for an unknown one', () => {
  const remedyOf = (anchor: string) =>
    checkPhrases([{ file: 'a.json', text: JSON.stringify({ [anchor]: ['kill query'] }), anchors }])[0]
      ?.remedy;
  expect(remedyOf('timeout')).toBe('Name the section that tells it now, such as timeouts.');
  expect(remedyOf('retries')).toBe('Name the section that tells it now.');
});

it('reports phrases without words or with too many, and repeated phrases', () => {
  expect(check({ pool: [' ', 'a b c d e f g h i'] })).toEqual([
    [3, '" " has 0 words.'],
    [4, '"a b c d e f g h i" has 9 words.'],
  ]);
  expect(check({ timeouts: ['kill query'], pool: ['kill query'] })).toEqual([
    [6, '"kill query" stands for two sections.'],
  ]);
  expect(check({ timeouts: ['kill query', 'stop query', 'kill query'] })).toEqual([
    [5, '"kill query" stands here twice.'],
  ]);
});

it('names the right line when a phrase equals an anchor or contains one in quotes', () => {
  expect(check({ timeouts: ['retries', 'say "pool": 1'], pool: [], retries: ['a\\"', ''] })).toEqual([
    [7, 'The search knows no section "retries" of the page.'],
    [9, '"" has 0 words.'],
  ]);
});

it('collects the sections of a page from all docs versions', () => {
  const page = (route: string, ...anchors: string[]) => ({
    route,
    sections: anchors.map((anchor) => ({ anchor })),
  });
  const anchors = anchorsByPage([
    page('docs/a', '', 'kept'),
    page('docs/0.3.0/a', '', 'only-old'),
    page('docs/next/a', '', 'only-new'),
    page('blog/a', 'post'),
  ]);
  expect([...anchors].map(([route, known]) => [route, [...known]])).toEqual([
    ['docs/a', ['', 'kept', 'only-old', 'only-new']],
    ['blog/a', ['post']],
  ]);
});
