import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html';

test('no sign of markup is left', () => {
  expect(escapeHtml(`<a href="x" title='y'> & &amp;`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt; &amp; &amp;amp;',
  );
});
