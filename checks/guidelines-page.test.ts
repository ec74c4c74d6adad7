import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = 'docs/contributing/documentation-guidelines.md';

/** Fences whose title names a page and whose text is the front matter of that page. */
const shown = /^```yaml title="(docs\/[^"]+\.mdx?)"\n([\s\S]*?)^```$/gm;

it('the documentation guidelines quote the front matter of a page as it is in that page', () => {
  const fences = [...readFileSync(page, 'utf8').matchAll(shown)];
  expect(fences).toHaveLength(1);
  for (const [, file = '', fields] of fences)
    expect(readFileSync(file, 'utf8').split('---\n')[1], file).toBe(fields);
});
