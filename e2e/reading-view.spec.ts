import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

// A reading view shows the text of a page alone. Firefox does so by this library, as do programs that read pages for
// others. It judges elements by their tag, by words in their class and by how much of their text is links.
const library = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

/** Parts that are not prose, which a reading view must keep. */
const parts = 'h2, h3, h4, pre, table, [role="note"]';

const pages = [
  'docs/intro',
  'docs/getting-started/installation',
  'docs/how-to-guides/bulk-loading',
  'docs/api-reference/batch-loader',
  'docs/api-generated/classes/QueryBuilder',
  'docs/api-generated/interfaces/VertexDefinition',
  'docs/next/patterns/product-part',
  'glossary',
  'blog/why-age-schema-client',
] as const;

for (const path of pages) {
  test(`a reading view of /${path} keeps headings, samples, signatures, tables and known limits`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(`${library}; undefined`);
    const { found, lost } = await page.evaluate((selector) => {
      const { Readability } = window as unknown as {
        Readability: new (page: Document) => { parse: () => { textContent: string } | null };
      };
      const strip = (text?: string | null): string => text?.replaceAll(/\s/g, '') ?? '';
      const kept = strip(new Readability(document.cloneNode(true) as Document).parse()?.textContent);
      const all = [...document.querySelectorAll('main .markdown')]
        .flatMap((text) => [...text.querySelectorAll(selector)])
        .filter((part) => part.checkVisibility());
      return {
        found: all.length,
        lost: all.filter((part) => !kept.includes(strip(part.textContent))).map((part) => part.outerHTML),
      };
    }, parts);
    expect(found).toBeGreaterThan(3);
    expect(lost).toEqual([]);
  });
}

// Margins between two elements are no blank to whoever takes the text alone.
for (const path of ['', 'docs/next/versioning-guide', ...pages]) {
  test(`neighbouring links, code and spans of /${path} have a blank between their words`, async ({
    page,
  }) => {
    await page.goto(path);
    const glued = await page
      .locator(
        'main :is(p, p a, nav li a, li > div, li > div > span) > :is(a, code, span) + :is(a, code, span)',
      )
      .evaluateAll((all) =>
        all.flatMap((second) => {
          const first = second.previousSibling;
          const both = `${first?.textContent ?? ''}|${second.textContent}`;
          return first instanceof HTMLElement && /[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(both) ? both : [];
        }),
      );
    expect(glued).toEqual([]);
  });
}
