import { expect, test } from 'vitest';
import { withoutControls } from './feed-items';

test('a code block in the feed keeps its title and code, and loses its buttons', () => {
  const button =
    '<button type="button" aria-label="Copy code to clipboard"><svg aria-hidden="true"></svg></button>';
  const tools = `<div class="tools"><span role="status"></span>${button}</div>`;
  const block = (head: string): string =>
    `<div class="frame">${head}<pre><code><span class="k">RETURN</span> 1 &lt; 2</code></pre></div>`;
  const titled = `<div class="head" data-search="off"><div>SQL</div>${tools}</div>`;
  const bare = `<div class="head" data-search="off">${tools}</div>`;
  expect(withoutControls(`<p>Text</p>${block(titled)}${block(bare)}`)).toBe(
    `<p>Text</p>${block('<div class="head" data-search="off"><div>SQL</div></div>')}${block('')}`,
  );
});

test('a heading in the feed keeps its text and loses its hash link, which has no visible text', () => {
  const link = '<a href="https://site.test/blog/post#cost" class="hash-link" title="Link">\u200b</a>';
  expect(withoutControls(`<h2 id="cost">Cost${link}</h2>`)).toBe('<h2 id="cost">Cost</h2>');
});
