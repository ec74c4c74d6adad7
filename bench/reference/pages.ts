import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../../scripts/fail';

const groups = ['classes', 'enumerations', 'functions', 'interfaces', 'type-aliases', 'variables'] as const;

/** Pages of the generated reference of one version by group, its index left out. */
export type PageCounts = Readonly<Record<(typeof groups)[number] | 'all', number>>;

/**
 * Counts the generated pages of a built site.
 *
 * @param docs the folder of the version's pages in the build: `build/docs`, `build/docs/next`
 * @throws Stop when the folder has no generated reference
 */
export function countPages(docs: string): PageCounts {
  const reference = path.join(docs, 'api-generated');
  if (!existsSync(reference)) {
    throw new Stop(`${reference} is missing: build the site first (npm run build).`);
  }
  const counts = groups.map((group) => {
    const folder = path.join(reference, group);
    const pages = existsSync(folder)
      ? readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.html')))
      : [];
    return [group, pages.length] as const;
  });
  return {
    ...(Object.fromEntries(counts) as Record<(typeof groups)[number], number>),
    all: counts.reduce((sum, [, count]) => sum + count, 0),
  };
}
