import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = 'docs/contributing/documentation-guidelines.md';

/** Fences that show the front matter of a page, which their title names. */
const shown = /^```yaml title="(docs\/[^"]+\.mdx?)"\n([\s\S]*?)^```$/gm;

it('the page on documentation guidelines shows front matter as it stands in the page it names', () => {
  const fences = [...readFileSync(page, 'utf8').matchAll(shown)];
  expect(fences).toHaveLength(1);
  for (const [, file = '', fields] of fences)
    expect(readFileSync(file, 'utf8').split('---\n')[1], file).toBe(fields);
});
