import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { sayFault } from './say-fault';

const text = '# A\n\nimport B from "./_b.mdx";\n\n![c](./c.png)\n';
const root = makeTempFolder({ 'a.mdx': text }, afterAll);
const page = path.join(root, 'a.mdx');

/** The message of an error that Docusaurus 3.10 throws. */
const thrown = (cause: string, details: string) =>
  `MDX compilation failed for file "${page}"\nCause: ${cause}\nDetails:\n${details}\n    at compileToJSX (utils.js:93:15)`;
const say = (message: string, resource = page) => sayFault(root, { message, resource });

describe('sayFault', () => {
  it('keeps the sentence of a plugin that has file and line, without colour codes', () => {
    const sentence = 'a.mdx:3: There is no limit "x". Did you mean "y"?';
    expect(say(thrown(sentence, sentence))).toBe(sentence);
    const inColour = thrown(sentence, sentence).replace(/"(.*)"/, '\u001B[36m"$1"\u001B[39m');
    expect(say(inColour)).toBe(sentence);
  });

  it('takes the place of a syntax error from the details or from the sentence of MDX', () => {
    const remedy = 'Close every tag, and write { and < of prose in code marks or with a backslash before.';
    const at = (name: string, source: string) =>
      `{\n  "file": "",\n  "name": "${name}",\n  "source": "${source}"\n}\n`;
    expect(say(thrown('Unexpected end of file', at('8:1-8:4', 'micromark-extension-mdx-expression')))).toBe(
      `a.mdx:8:1: MDX cannot read this page: Unexpected end of file. ${remedy}`,
    );
    expect(
      say(
        thrown(
          'Expected a closing tag for `<b>` (3:1-3:4) before the end of `paragraph`',
          at('1:1', 'mdast-util-mdx-jsx'),
        ),
      ),
    ).toBe(
      `a.mdx:3:1: MDX cannot read this page: Expected a closing tag for \`<b>\` before the end of \`paragraph\`. ${remedy}`,
    );
  });

  it('names the beginning of the page when MDX gives no place', () => {
    expect(say(thrown('Unexpected end', '{\n  "source": "remark-mdx"\n}\n'))).toMatch(
      /^a\.mdx:1:1: MDX cannot read this page: Unexpected end\. /,
    );
  });

  it('gives another remedy for an import or export statement that cannot be parsed', () => {
    const details = '{\n  "name": "3:8",\n  "source": "micromark-extension-mdxjs-esm"\n}\n';
    expect(say(thrown('Could not parse import/exports with acorn', details))).toBe(
      'a.mdx:3:8: MDX cannot read this page: Could not parse import/exports with acorn. Correct the statement, or let no line of prose begin with import or export.',
    );
  });

  it('reports a missing package', () => {
    expect(say("Module not found: Can't resolve 'some-package' in 'docs'")).toBe(
      'a.mdx:1: There is no package "some-package". Write ./ before a file of this folder, or install the package.',
    );
  });

  it.each([
    [
      `  × Module not found: Can't resolve './_b.mdx' in '${root}'\n    ╭─[12:0]\n`,
      'a.mdx:3: There is no file "./_b.mdx".',
    ],
    [
      "Module not found: Can't resolve '!url-loader?x=1!./c.png?y' in 'docs'",
      'a.mdx:5: There is no file "./c.png".',
    ],
    [
      "  × Cannot find module '@site/src/x' for matched aliased key '@site'",
      'a.mdx:1: There is no file "@site/src/x".',
    ],
    ...['@theme/X', '@generated/x', '/img/x.png', 'C:/x.png'].map((name) => [
      `Module not found: Can't resolve '${name}' in 'docs'`,
      `a.mdx:1: There is no file "${name}".`,
    ]),
  ])('names the line that refers to a missing file: %j', (message, sentence) => {
    expect(say(message, `${page}?truncated=true`)).toBe(
      `${sentence} Correct the path, or put the file there.`,
    );
  });

  it('names line 1 when the page that refers to a missing file is deleted itself', () => {
    expect(say("Module not found: Can't resolve './b.mdx'", path.join(root, 'gone.md'))).toBe(
      'gone.md:1: There is no file "./b.mdx". Correct the path, or put the file there.',
    );
  });

  it.each([
    thrown('x is not a function', 'TypeError: x is not a function\n    at plugin (index.ts:1:1)'),
    // Without a place in the message, the stack is needed.
    thrown('There is no limit "x".', 'There is no limit "x".'),
    // An error of a plugin to which `faultAt` has added the place.
    thrown('a.mdx:3: x is not a function', 'TypeError: x is not a function\n    at plugin (index.ts:1:1)'),
    thrown(
      'a.mdx:3: ENOENT: no such file',
      '{\n  "code": "ENOENT"\n}\nError: ENOENT: no such file\n    at open',
    ),
    'Module parse failed: Unexpected token',
    "Module build failed:\nError: Cannot find module 'a-loader'\nRequire stack:\n- index.js",
  ])('returns nothing for errors that are not faults of a page: %j', (message) => {
    expect(say(message)).toBeUndefined();
  });

  it('returns nothing for a missing file that code imports', () => {
    expect(say("Module not found: Can't resolve './b'", path.join(root, 'b.ts'))).toBeUndefined();
  });
});
