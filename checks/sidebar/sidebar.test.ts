import { describe, expect, it } from 'vitest';
import { Stop } from '../../scripts/fail';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { checkSidebars } from './check-versions';
import { run } from './run';

const page = (id: string, sidebar?: string) => ({ id, path: `/ageSchemaClient/docs/${id}`, sidebar });

describe('checkSidebars', () => {
  it('accepts pages that are in the sidebar', () => {
    expect(checkSidebars([{ name: '0.3.0', docs: [page('intro', 'tutorialSidebar')] }], [])).toEqual([]);
  });

  it('reports pages that are in no sidebar, or in another one', () => {
    const folder = { id: 'api/README', path: '/ageSchemaClient/docs/api/' };
    const docs = [page('intro', 'tutorialSidebar'), page('lost'), page('odd', 'otherSidebar'), folder];
    const sources = [
      { file: 'versioned_docs/version-0.3.0/lost.md', route: 'docs/lost' },
      { file: 'versioned_docs/version-0.3.0/api/README.md', route: 'docs/api' },
    ];
    expect(checkSidebars([{ name: '0.3.0', docs }], sources)).toEqual([
      {
        file: 'versioned_docs/version-0.3.0/lost.md',
        message: 'The page "lost" of version 0.3.0 is not in the sidebar "tutorialSidebar".',
        remedy:
          'Put its file into a folder the sidebar lists, or name it in the sidebar file of its version.',
      },
      expect.objectContaining({ file: 'build/docs/odd/index.html' }),
      expect.objectContaining({ file: 'versioned_docs/version-0.3.0/api/README.md' }),
    ]);
  });
});

describe('run', () => {
  /** A repository with a build and, if given, the global data that Docusaurus has written for it. */
  function rootWith(data?: string): string {
    return makeTempFolder({
      'build/404.html': '',
      ...(data !== undefined && { '.docusaurus/globalData.json': data }),
    });
  }
  const globalData = (versions: unknown): string =>
    JSON.stringify({ 'docusaurus-plugin-content-docs': { default: { versions } } });

  it.each([
    [undefined, '.docusaurus/globalData.json: There is no such file. Build again'],
    ['{', '.docusaurus/globalData.json:1: This is no JSON'],
    ['{}', '.docusaurus/globalData.json: '],
    [globalData([]), 'there is no version to look at'],
    [globalData([{ name: '0.3.0', docs: [] }]), 'there is no page to look at'],
  ])('stops at the global data %j, and names file and remedy', async (data, message) => {
    const looking = Promise.resolve().then(() => run(rootWith(data), () => undefined));
    await expect(looking).rejects.toThrow(message);
    await expect(looking).rejects.toThrow('Build again with npm run build.');
    await expect(looking).rejects.toBeInstanceOf(Stop);
  });

  it('notes how many pages it has checked', async () => {
    const notes: string[] = [];
    const data = globalData([{ name: '0.3.0', docs: [page('intro', 'tutorialSidebar')] }]);
    expect(await run(rootWith(data), (note) => notes.push(note))).toEqual([]);
    expect(notes).toEqual(['1 page in version 0.3.0']);
  });
});
