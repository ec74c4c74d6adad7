// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFirstQuery } from './first-query';

function firstQueryOver(text: string, given?: string): string {
  document.body.textContent = text;
  window.getSelection()?.selectAllChildren(document.body);
  return renderHook(() => useFirstQuery(given)).result.current;
}

afterEach(() => window.getSelection()?.removeAllRanges());

it.each([
  ['several lines, joined', 'Load\n  many\tedges ', 'Load many edges'],
  ['without soft hyphens and zero-width spaces', 'docu\u00admen\u200btation', 'documentation'],
  ['no more than fits', `${'x'.repeat(64)}y`, 'x'.repeat(64)],
  ['no half of an emoji', `${'x'.repeat(63)}\u{1f600}`, 'x'.repeat(63)],
  ['a whole emoji', `${'x'.repeat(62)}\u{1f600}`, `${'x'.repeat(62)}\u{1f600}`],
])('is the selected text as one line that fits the box: %s', (_, text, query) => {
  expect(firstQueryOver(text)).toBe(query);
});

it.each([' \n ', '\u200b'])('is empty when only invisible characters are selected: %j', (text) => {
  expect(firstQueryOver(text)).toBe('');
});

it('is the given query, even if text is selected', () => {
  expect(firstQueryOver('selected', 'given')).toBe('given');
});
