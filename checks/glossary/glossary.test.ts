import { describe, expect, it } from 'vitest';
import { terms } from '../../glossary';
import { withoutSlash } from '../../src/features/html-address/without-slash';
import type { SourcePage } from '../source-pages';
import { checkPage } from './check-pages';
import { checkTerms } from './check-terms';

const surroundings = { pages: new Set(terms.map((term) => withoutSlash(term.page))), lineOf: () => 3 };
const [first] = terms;

const page = (text: string): SourcePage => ({
  file: 'docs/a.md',
  room: 'docs',
  version: 'next',
  id: 'a',
  route: 'docs/a',
  frontMatter: {},
  text,
});

describe('checkTerms', () => {
  it('accepts the terms of this repository', () => {
    expect(checkTerms(terms, surroundings)).toEqual([]);
  });

  it('reports that there are too few terms', () => {
    const messages = checkTerms(terms.slice(0, 59), surroundings).map(({ message }) => message);
    expect(messages).toContain('The glossary has 59 terms, and 60 are the least it was planned with.');
  });

  it.each([
    [{ seeAlso: ['nothing'] }, 'says "see also nothing", which is no term.'],
    [{ id: 'self', seeAlso: ['self'] }, 'which is itself.'],
    [{ page: 'gone' }, 'leads to gone, which is not written.'],
  ])('reports a term with %j', (broken, message) => {
    if (!first) throw new Error('no terms');
    const [finding] = checkTerms([...terms, { ...first, ...broken }], surroundings);
    expect(finding?.message).toContain(message);
    expect(finding).toMatchObject({ file: `glossary/terms/${first.group}.ts`, line: 3 });
  });
});

describe('checkPage', () => {
  it('accepts known terms', () => {
    expect(checkPage(page('An [edge](glossary:edge).'))).toEqual([]);
  });

  it('leaves a page that MDX cannot read to the check of fences', () => {
    expect(checkPage(page('A [vertex](glossary:vertx).\n\n<Tabs>\n'))).toEqual([]);
  });

  it('reports a link to an unknown term with its line and a similar term', () => {
    expect(checkPage(page('Text.\n\nA [vertex](glossary:vertx).'))).toMatchObject([
      { file: 'docs/a.md', line: 3, message: expect.stringContaining('Did you mean "vertex"') as string },
    ]);
  });
});
