import { expect, test } from 'vitest';
import { withoutControls } from './feed-items';

test('a code block keeps its title and its code, and loses its buttons', () => {
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
