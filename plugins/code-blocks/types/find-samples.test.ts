import { expect, it } from 'vitest';
import { makeTempFolder, type FileTexts } from '../../../scripts/test/temp-folder';
import { findSamples } from './find-samples';

const repository = (files: FileTexts): string => makeTempFolder({ 'versions.json': '["0.3.0"]', ...files });

const fence = (code: string, language = 'ts'): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

it('finds the TypeScript samples of each version in docs, posts and declarations, but not in generated pages', () => {
  const root = repository({
    'docs/intro.mdx': `Text.\n\n${fence('const next = 1;\n\nnext;', 'ts title="a.ts"')}\n${fence('SELECT 1;', 'sql')}`,
    'docs/api-generated/classes/A.md': fence('const generated = 1;'),
    'docs/picture.svg': fence('no page'),
    'versioned_docs/version-0.3.0/intro.md': fence('const released = 1;'),
    'blog/post.md': fence('const post = 1;'),
    'api/next/index.d.ts': `/**\n * Opens.\n *\n * \`\`\`ts\n * const a = {\n *   b: 1,\n *\n * };\n * \`\`\`\n */\n`,
  });
  expect(findSamples(root)).toEqual([
    { version: 'next', code: 'const next = 1;\n\nnext;' },
    { version: '0.3.0', code: 'const released = 1;' },
    { version: '0.3.0', code: 'const post = 1;' },
    { version: 'next', code: 'const a = {\n  b: 1,\n\n};' },
  ]);
});

it('removes the indent or ">" from the lines of a fence in a list or a quotation', () => {
  const indented = (indent: string): string =>
    fence('if (a) {\n  b();\n\n}')
      .split('\n')
      .map((line) => (line ? indent + line : line))
      .join('\n');
  const root = repository({ 'docs/a.mdx': `1. One\n\n${indented('   ')}\n${indented('> ')}` });
  const code = 'if (a) {\n  b();\n\n}';
  expect(findSamples(root)).toEqual([
    { version: 'next', code },
    { version: 'next', code },
  ]);
});

it('leaves out signatures and other languages, and does not end a fence at a shorter one inside it', () => {
  const root = repository({
    'docs/a.mdx': `${fence('run(): void', 'ts signature member')}\n${fence('<A />', 'tsx')}\n\`\`\`\`ts\nconst a = \`\n\`\`\`\n\`;\n\`\`\`\`\n`,
  });
  expect(findSamples(root)).toEqual([{ version: 'next', code: 'const a = `\n```\n`;' }]);
});
