import { existsSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypeCodeBlocks } from './rehype';
import { typesFolder } from './types/page-file';

/** Passes the text after the language of a fence on as `metastring`, as Docusaurus does. */
function remarkMetastring() {
  return (tree: { children: readonly unknown[] }): void => {
    const visit = (node: {
      type?: string;
      meta?: string;
      data?: object;
      children?: readonly unknown[];
    }): void => {
      if (node.type === 'code' && node.meta) node.data = { hProperties: { metastring: node.meta } };
      for (const child of node.children ?? []) visit(child as never);
    };
    visit(tree);
  };
}

async function compilePage(
  markdown: string,
  file = 'docs/page.mdx',
  frontMatter: object = {},
): Promise<string> {
  const page = new VFile({ value: markdown, path: path.resolve(file), data: { frontMatter } });
  return String(
    await compile(page, {
      jsx: true,
      remarkPlugins: [remarkMetastring],
      rehypePlugins: [[rehypeCodeBlocks, { baseUrl: '/base/' }]],
    }),
  );
}

describe('rehypeCodeBlocks', { timeout: 60_000 }, () => {
  it('replaces fences at the top level, in lists and in elements', async () => {
    const page = await compilePage(
      '```bash title="Install"\nls\n```\n\n1. Step\n\n   ```cypher live\n   RETURN 1\n   ```\n\n<div>\n\n```text\na < b\n```\n\n</div>\n',
      'docs/page.mdx',
      { graph: 'empty' },
    );
    expect(page).not.toContain('_components.pre');
    expect(page).toContain('<CodeFence language="bash" title="Install" html="<span class=f>ls</span>" />');
    expect(page).toContain('<CodeFence language="cypher" live source="RETURN 1" graph="empty" html="');
    expect(page).toContain('<CodeFence language="text" html="a &amp;lt; b" />');
  });

  it('draws the graph of a rows fence directly below it', async () => {
    const edge = '{"id": 9, "label": "HAS_PART", "end_id": 2, "start_id": 1, "properties": {}}::edge';
    const rows = `\`\`\`rows\nr\n${'-'.repeat(edge.length)}\n${edge}\n(1 row)\n\`\`\``;
    const page = await compilePage(
      `\`\`\`cypher\nRETURN r\n\`\`\`\n\n${rows}\n\n\`\`\`text\nafter\n\`\`\`\n`,
    );
    const order = [...page.matchAll(/<(?<name>CodeFence language="\w+"|SamplePicture svg=)/g)];
    expect(order.map(({ groups }) => groups?.name)).toEqual([
      'CodeFence language="cypher"',
      'CodeFence language="rows"',
      'SamplePicture svg=',
      'CodeFence language="text"',
    ]);
  });

  it('hides code above the cut line, and imports the types of the code that is shown', async () => {
    const page = await compilePage('```ts\nconst hidden = 1;\n// ---cut---\nconst shown = hidden;\n```\n');
    const [, address] = /import codeTypes from "@code-types\/(.+)"/.exec(page) ?? [];
    expect(page).toContain('types={codeTypes} block="0"');
    expect(page).not.toContain('hidden</span> = 1');
    expect(existsSync(path.join(typesFolder(process.cwd()), address ?? 'missing'))).toBe(true);
  });

  it('compiles a page with Windows line endings to the same output, including the stored picture', async () => {
    const path =
      "MATCH path = (:Product {name: 'Heron'})-[:HAS_PART*]->(:Part {name: 'Ball bearing'})\nRETURN path";
    const text = `\`\`\`cypher live\n${path}\n\`\`\`\n\n\`\`\`ts\nconst a = 1;\nconst b = a;\n\`\`\`\n`;
    const page = await compilePage(text);
    expect(page).toContain('SamplePicture svg=');
    expect(await compilePage(text.replaceAll('\n', '\r\n'))).toBe(page);
  });

  it('imports no types on a page without TypeScript', async () => {
    expect(await compilePage('```sql\nSELECT 1;\n```\n')).not.toContain('import codeTypes');
  });
});
