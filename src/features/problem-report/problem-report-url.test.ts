import { expect, test } from 'vitest';
import { problemReportUrl } from './problem-report-url';

test('problemReportUrl contains the page and the version, encoded', () => {
  const url = new URL(problemReportUrl('/ageSchemaClient/docs/next/intro?a&b', 'Next'));
  expect(url.origin + url.pathname).toBe('https://github.com/standardbeagle/ageSchemaClient/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: problem on /ageSchemaClient/docs/next/intro?a&b');
  expect(url.searchParams.get('body')).toContain('Version of the docs: Next');
});
