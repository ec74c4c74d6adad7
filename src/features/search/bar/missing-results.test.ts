import { expect, it } from 'vitest';
import { getMissingResultsUrl } from './missing-results';

it('carries the query into a new issue, encoded', () => {
  const url = new URL(getMissingResultsUrl({ query: '<b>&title=x #1' }));
  expect(url.origin + url.pathname).toBe('https://github.com/standardbeagle/ageSchemaClient/issues/new');
  expect(url.searchParams.get('title')).toBe('Search finds nothing for "<b>&title=x #1"');
  expect(url.hash).toBe('');
});
