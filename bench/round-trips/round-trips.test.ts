import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attacks } from './attacks';
import { formatRatio, placeTable, reportAttacks } from './report';
import { makeParts, partRoutes } from './routes';

describe('routes', () => {
  it.each([
    ['create-vertex', 20],
    ['cypher-per-row', 20],
    ['one-text', 2],
    ['unwind', 2],
    ['parameter-table', 2],
  ])('%s sends %i statements for ten rows', (id, count) => {
    const route = partRoutes.find((each) => each.id === id);
    expect(route?.statements(makeParts(10))).toHaveLength(count);
  });

  it('send as many statements as the blog post states', () => {
    const post = readFileSync('blog/why-age-schema-client.md', 'utf8');
    for (const route of partRoutes) {
      expect(post).toContain(`| ${route.title} | ${route.statements(makeParts(1000)).length} |`);
    }
  });
});

describe('injection attacks', () => {
  it.each(attacks)('are shown in the blog post with their input: $title', ({ title, input }) => {
    const post = readFileSync('blog/why-age-schema-client.md', 'utf8');
    expect(post).toContain(`| ${title} | \`${input}\` |`);
  });
});

describe('report', () => {
  it('rounds ratios to one decimal below ten and to integers above', () => {
    expect([1, 1.04, 2.44, 37.6].map(formatRatio)).toEqual(['1', '1', '2.4', '38']);
  });

  it('distinguishes attacks that change data, attacks that leak data and harmless ones', () => {
    const of = (changed: boolean, rows: number): string =>
      reportAttacks([{ title: 't', input: 'i', changed, rows }]);
    expect(of(true, 1)).toContain('the cost is 0 now');
    expect(of(false, 1)).toContain('a part that was not asked for');
    expect(of(false, 0)).toContain('finds nothing');
  });

  it('replaces the text between its marks in a page', () => {
    const page = 'a\n{/* bench:parts */}\nold\n{/* bench:end */}\nb';
    expect(placeTable(page, 'parts', 'new')).toBe('a\n{/* bench:parts */}\n\nnew\n\n{/* bench:end */}\nb');
  });

  it('names the marks a page lacks', () => {
    expect(() => placeTable('text', 'parts', 'new')).toThrow('{/* bench:parts */}');
  });
});
