import { z } from 'zod';
import { site } from '../../config/site';
import { withoutSlash } from '../../src/features/html-address/without-slash';
import type { Finding } from '../finding';
import { filesAt } from '../locate';
import type { SourcePage } from '../source-pages';

/** The sidebar every docs page must stand in (specification 2.3). */
const sidebarName = 'tutorialSidebar';

const doc = z.object({ id: z.string(), path: z.string(), sidebar: z.string().optional() });

/** A version of the docs, as far as this check reads it. */
export const version = z.object({
  name: z.string(),
  docs: z.array(doc).min(1, 'there is no page to look at'),
});

export type DocsVersion = z.infer<typeof version>;

/** Finds the docs pages that stand in no sidebar, so that a reader cannot come across them. */
export function checkSidebars(
  versions: readonly DocsVersion[],
  sources: readonly Pick<SourcePage, 'file' | 'route'>[],
): readonly Finding[] {
  return versions.flatMap(({ name, docs }) =>
    docs
      .filter((page) => page.sidebar !== sidebarName)
      .map((page) => ({
        file: filesAt(sources, withoutSlash(page.path.replace(site.baseUrl, '')))[0],
        message: `The page "${page.id}" of version ${name} is not in the sidebar "${sidebarName}".`,
        remedy:
          'Put its file into a folder the sidebar lists, or name it in the sidebar file of its version.',
      })),
  );
}
