import { describe, expect, it } from 'vitest';
import { readExpectedRoutes } from '../../checks/routes/expected-routes';
import judged from './judged.json';
import { allQueries, isHeldBack, placeToday, trainingQueries } from './query-set';

const queries = [...allQueries, ...trainingQueries];

describe('the queries', () => {
  it('have unique ids', () => {
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
  });

  it('have a page graded 2 or 3, or no page if they are nonsense: other queries have no score', () => {
    const spoilt = queries.filter(
      ({ category, routes }) =>
        (category === 'nonsense') !== (routes.length === 0) ||
        (routes.length > 0 && !routes.some(({ grade }) => grade >= 2)),
    );
    expect(spoilt.map(({ id }) => id)).toEqual([]);
  });

  it('grade each page once, from 1 to 3', () => {
    const spoilt = queries.filter(
      ({ routes }) =>
        routes.some(({ grade }) => ![1, 2, 3].includes(grade)) ||
        new Set(routes.map(({ route }) => route)).size < routes.length,
    );
    expect(spoilt.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['docs/intro', '/docs/', 'docs/intro'],
    ['docs/intro', '/docs/0.3.0/', 'docs/0.3.0/intro'],
    ['blog/docs/intro', '/docs/0.3.0/', 'blog/docs/intro'],
  ])('move the route %s to the present base %s of its docs version: %s', (route, base, today) => {
    expect(placeToday(route, base)).toBe(today);
  });

  it('expect only pages that the site has', () => {
    const known = readExpectedRoutes('.');
    const gone = queries.flatMap(({ id, routes }) =>
      routes.filter(({ route }) => !known.has(route)).map(({ route }) => `${id} ${route}`),
    );
    expect(gone).toEqual([]);
  });

  it('include every query that judged.json grades', () => {
    const ids = new Set(allQueries.map(({ id }) => id));
    expect(Object.keys(judged.grades).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are held back from tuning in about half of the cases', () => {
    const held = allQueries.filter(isHeldBack).length;
    expect(held / allQueries.length).toBeGreaterThan(0.4);
    expect(held / allQueries.length).toBeLessThan(0.6);
  });
});
