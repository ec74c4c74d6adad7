import { describe, expect, it } from 'vitest';
import { checkSidebars } from './check-versions';

const page = (id: string, sidebar?: string) => ({ id, path: `/ageSchemaClient/docs/${id}`, sidebar });

describe('checkSidebars', () => {
  it('finds nothing when every page stands in the sidebar', () => {
    expect(checkSidebars([{ name: '0.3.0', docs: [page('intro', 'tutorialSidebar')] }])).toEqual([]);
  });

  it('finds pages that stand in none, or in another', () => {
    const docs = [page('intro', 'tutorialSidebar'), page('lost'), page('odd', 'otherSidebar')];
    expect(checkSidebars([{ name: '0.3.0', docs }])).toEqual([
      {
        file: 'build/docs/lost/index.html',
        message: 'The page "lost" of version 0.3.0 is not in the sidebar "tutorialSidebar".',
        remedy:
          'Put its file into a folder the sidebar lists, or name it in the sidebar file of its version.',
      },
      expect.objectContaining({ file: 'build/docs/odd/index.html' }),
    ]);
  });
});
