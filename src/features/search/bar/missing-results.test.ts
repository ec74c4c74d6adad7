import { expect, it } from 'vitest';
import { getMissingResultsUrl } from './missing-results';

it('puts the query, encoded, into the title of a new issue', () => {
  const url = new URL(getMissingResultsUrl({ query: '<b>&title=x #1' }));
  expect(url.origin + url.pathname).toBe('https://github.com/standardbeagle/ageSchemaClient/issues/new');
  expect(url.searchParams.get('title')).toBe('Search finds nothing for "<b>&title=x #1"');
  expect(url.hash).toBe('');
});
