import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listChecks } from './discover';

/** The page's table of checks: the names in the first cell of each row. */
function namesOn(page: string): readonly string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => (row.split('|')[1] ?? '').match(/(?<=`)[\w-]+(?=`)/g) ?? []).sort();
}

it('the page on quality assurance names every check, and no other', () => {
  expect(namesOn(readFileSync('docs/contributing/quality-assurance.md', 'utf8'))).toEqual(listChecks());
});
