import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { formatFinding } from '../finding';
import { runnableCode, showCode } from '../../plugins/code-blocks/cuts';
import { readFlags } from '../../plugins/code-blocks/flags';
import { collectFences } from './index';
import { run as runCheck } from './run';

const run = (root: string) => runCheck(root, () => undefined);

const PAGE = `---
title: A page
graph: empty
---

Purpose.

## Heading with an id {#an-id}

<!-- a comment with { and <b> -->

1. A list:

   \`\`\`ts title="a.ts" {2} /b/
   const hidden = 1;
   // ---cut---
   const a = hidden;
   const b = a;
   \`\`\`

:::note[Title]

\`\`\`cypher live
MATCH (n)
RETURN n
\`\`\`

:::

<Tabs>
  <TabItem value="npm">

\`\`\`bash
npm i
\`\`\`

  </TabItem>
  <TabItem value="rows">
    \`\`\`json
    {"a": 1}
    \`\`\`
  </TabItem>
</Tabs>

\`\`\`\`mdx
\`\`\`nolanguage
\`\`\`
\`\`\`\`
`;

describe('collectFences', () => {
  it('finds fences in lists, admonitions and tabs, with line, flags and code', async () => {
    const root = makeTempFolder({
      'docs/a.mdx': PAGE,
      'docs/_README.md': '```bad\n```',
      'docs/api-generated/x.md': '```bad\n```',
    });
    const fences = await collectFences(root);
    expect(fences.map(({ line, endLine, language }) => [line, endLine, language])).toEqual([
      [14, 19, 'ts'],
      [23, 26, 'cypher'],
      [33, 35, 'bash'],
      [39, 41, 'json'],
      [45, 48, 'mdx'],
    ]);
    const [ts, cypher, , json] = fences;
    expect(ts?.code).toBe('const hidden = 1;\n// ---cut---\nconst a = hidden;\nconst b = a;');
    expect(ts?.shown).toBe('const a = hidden;\nconst b = a;');
    expect(ts?.flags).toMatchObject({ title: 'a.ts', highlightLines: [2], highlightWords: ['b'] });
    expect(cypher).toMatchObject({
      version: 'next',
      flags: { live: true },
      page: { frontMatter: { graph: 'empty' } },
    });
    expect(json?.code).toBe('{"a": 1}');
    expect(await run(root)).toEqual([]);
  });

  it('reads the fences of TSDoc comments, each comment as a page of its own', async () => {
    const root = makeTempFolder({
      'api/0.3.0/index.d.ts':
        '/** No fence. */\nexport declare const a: 1;\n  /**\n   * Adds {x} <y.\n   * @example\n   * ```ts\n   * const b = 1;\n   * ```\n   */\n',
    });
    const [fence, ...more] = await collectFences(root);
    expect(more).toEqual([]);
    expect(fence).toMatchObject({
      line: 6,
      endLine: 8,
      code: 'const b = 1;',
      version: '0.3.0',
      page: { kind: 'tsdoc', frontMatter: { prelude: 'library' } },
    });
  });

  it('gives the fences of blog posts and of pages outside the docs no version', async () => {
    const root = makeTempFolder({ 'blog/a.md': '```text\na\n```\n', 'src/pages/b.md': '```text\nb\n```\n' });
    expect((await collectFences(root)).map((f) => [f.page.kind, f.version])).toEqual([
      ['blog', null],
      ['page', null],
    ]);
  });
});

describe('run', () => {
  it.each([
    ['```\nx\n```', 'docs/a.md:1: The fence has no language.'],
    ['```js\nx\n```', 'docs/a.md:1: The language "js" is not known here.'],
    [
      'text\n\n```ts showLineNumbers\n```',
      `docs/a.md:3: In the fence's first line, "showLineNumbers" is not a flag.`,
    ],
    ['```ts graph="x"\n```', `docs/a.md:1: In the fence's first line, "graph" is not a flag.`],
    ['```cypher live live\n```', 'the flag "live" stands twice'],
    ['```ts {0}\n```', '"{0}" is not a list of lines'],
    ['```ts {1-300000000}\n```', '"{1-300000000}" goes beyond line 1000, the last that can be highlighted'],
    ['```ts title=""\n```', 'the flag "title" has no text'],
    ['```ts live\n```', 'Only cypher fences can be live.'],
    ['```text schema\n```', 'Only json fences hold a schema.'],
    ['```bash expect-error="x"\n```', '"expect-error" is for ts, cypher and sql.'],
    ['```ts expect-error="x"\n```', 'A ts fence expects an error by its number.'],
    ['```sql expect-error=2345\n```', "AGE's errors have no numbers here."],
    ['```ts {3}\na\nb\n```', 'Line 3 is highlighted, but readers see 2 lines.'],
    ['```ts /zed/\na\n```', 'The highlighted word "zed" is not in the shown code.'],
    ['```ts\n// ---cut-start---\n```', 'do not pair up'],
    ['```ts\na\n// ---cut-end---\n```', 'do not pair up'],
    ['```ts\na\n// ---cut-start---\n// ---cut-start---\n// ---cut-end---\n```', 'do not pair up'],
    ['```cypher\n// ---cut---\n```', 'Cuts hide lines of ts fences only.'],
    ['```json\n{\n  "a": 1,\n}\n```', 'docs/a.md:3: This is not JSON'],
    ['```json\n{\n  "a": 1,\n  "b": nope\n}\n```', 'docs/a.md:4: This is not JSON'],
    ['```rows\n```', 'A rows fence without a statement'],
    ['```ts\n```\n\n```rows\n```', 'docs/a.md:4: A rows fence without a statement'],
    ['```ts\nconst a = 1;\n\nText.', 'The fence is never closed'],
    ['---\ntitle: A\na: b: c\n---\n', 'docs/a.md:3: The front matter is not valid YAML'],
    ['one\n\nand a stray {.\n', 'docs/a.md:3: MDX cannot read this page'],
    ['one\n\n<Tabs>\n', 'MDX cannot read this page'],
  ])('reports one finding with a remedy for %j', async (text, message) => {
    const findings = await run(makeTempFolder({ 'docs/a.md': text }));
    expect(findings.map(formatFinding).join('\n')).toContain(message);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.remedy).not.toBe('');
  });

  it('gives a statement that cannot be parsed a remedy of its own', async () => {
    const [finding] = await run(makeTempFolder({ 'docs/a.md': 'one\n\nexport const a = ;\n' }));
    expect(finding?.remedy).toContain('Correct the statement');
  });

  it('accepts cuts that pair up', async () => {
    const cut = '// ---cut-start---\nb\n// ---cut-end---\n';
    expect(await run(makeTempFolder({ 'docs/a.md': `\`\`\`ts\na\n${cut}c\n${cut}\`\`\`\n` }))).toEqual([]);
  });
});

describe('readFlags', () => {
  it('reads each flag', () => {
    const meta = 'title="a b.ts" live schema expect-error="no such" {1,3-5} /word/ /a\\/b/';
    expect(readFlags(meta)).toEqual({
      flags: {
        title: 'a b.ts',
        live: true,
        schema: true,
        expectError: 'no such',
        highlightLines: [1, 3, 4, 5],
        highlightWords: ['word', 'a/b'],
      },
      problems: [],
    });
    expect(readFlags('expect-error=2345').flags.expectError).toBe('2345');
    expect(readFlags(`expect-error='near "ON"' live`).flags).toMatchObject({
      expectError: 'near "ON"',
      live: true,
    });
  });
});

describe('cuts and diff marks', () => {
  it('shows only the lines that no kind of cut hides', () => {
    const code =
      'a\n// ---cut-before---\nb\n// ---cut-start---\nc\n// ---cut-end---\nd\n// ---cut-after---\ne';
    expect(showCode(code)).toBe('b\nd');
  });

  it('runs added lines without their mark, and empties removed lines', () => {
    expect(runnableCode('a // [!code --]\nb // [!code ++]\nc -- [!code --]\nd')).toBe('\nb\n\nd');
  });
});
