import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html';

test('escapeHtml escapes angle brackets, quotes and ampersands', () => {
  expect(escapeHtml(`<a href="x" title='y'> & &amp;`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt; &amp; &amp;amp;',
  );
});
