import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import { writeVersions } from './fixture';
import apiChanges from './index';

vi.setConfig({ testTimeout: 60_000 });

const root = writeVersions(
  makeTempFolder({}, afterAll),
  '/** Old. @category Core */ export declare class A { m(x: 1): A }',
  '/** New. @category Core */ export declare class A { m(x: 2): A }\n/** <b>. @category Core */ export declare const b: 1;',
);

async function compilePage(markdown: string, file = 'docs/page.mdx'): Promise<string> {
  const page = new VFile({ value: markdown, path: path.join(root, file) });
  return String(
    await compile(page, { jsx: true, remarkPlugins: [[apiChanges, { root, baseUrl: '/base/' }]] }),
  );
}

const dataOf = (page: string): unknown => {
  const [, text = ''] = /data="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
};

describe('<ApiChanges />', () => {
  it('gets the changes as data, with code that has links and marks of the differences', async () => {
    const page = await compilePage('<ApiChanges />');
    expect(page).toContain("import {ApiChanges} from '@site/src/features/api-changes/ApiChanges'");
    const link = (docs: string): string => `<a href="/base/${docs}api-generated/classes/A">A</a>`;
    expect(dataOf(page)).toMatchObject({
      from: { label: '1.0', total: 1 },
      to: { label: 'Next', total: 2 },
      changes: [
        {
          name: 'A',
          kind: 'changed',
          word: 'class',
          before: 'docs/api-generated/classes/A',
          after: 'docs/next/api-generated/classes/A',
          signatures: [
            {
              member: 'm',
              before: expect.stringMatching(/<del>1<\/del>/) as string,
              after: expect.stringContaining(link('docs/next/')) as string,
            },
          ],
        },
        { name: 'b', kind: 'added', after: 'docs/next/api-generated/variables/b', signatures: [] },
      ],
    });
  });

  it('contains the headings of the areas, for the table of contents', async () => {
    expect(await compilePage('<ApiChanges />')).toMatch(/<_components\.h3 id="changes-[a-z]+">/);
  });

  it('gets only the counts in its compact form', async () => {
    const page = await compilePage('<ApiChanges compact />', 'src/pages/page.mdx');
    expect(page).toContain('import {ApiChangesSummary}');
    expect(dataOf(page)).toEqual({
      from: { label: '1.0', total: 1 },
      to: { label: 'Next', total: 2 },
      kinds: { added: 1, changed: 1, 'type-only': 0, hidden: 0, removed: 0 },
      unchanged: 0,
    });
  });

  it('takes the changes from the cache when the declarations are the same', async () => {
    await compilePage('<ApiChanges />');
    const folder = path.join(root, '.cache/api-changes');
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    writeFileSync(
      path.join(folder, file),
      '{"from":{"label":"kept","total":1},"to":{"label":"","total":1},"changes":[]}',
    );
    expect(dataOf(await compilePage('<ApiChanges />'))).toMatchObject({ from: { label: 'kept' } });
  });

  it.each([
    [
      'Text\n\n<ApiChanges of="1.0" />',
      'docs/page.mdx',
      'docs/page.mdx:3: Write <ApiChanges /> or <ApiChanges compact />',
    ],
    ['<ApiChanges>\ntext\n</ApiChanges>', 'docs/page.mdx', 'docs/page.mdx:1: Write <ApiChanges />'],
    [
      'Text\n\nMore <ApiChanges />',
      'docs/page.mdx',
      'docs/page.mdx:3: Put <ApiChanges /> on a line of its own.',
    ],
    ['<ApiChanges />', 'versioned_docs/version-1.0/page.mdx', 'There is no version before 1.0'],
  ])('refuses %j in %s', async (markdown, file, message) => {
    await expect(compilePage(markdown, file)).rejects.toThrow(Stop);
    await expect(compilePage(markdown, file)).rejects.toThrow(message);
  });

  it('leaves other pages alone', async () => {
    expect(await compilePage('Text')).not.toContain('import');
  });
});
