import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { readPagePassages } from '../passages/read-page';
import { listSourcePages, type SourcePage } from '../source-pages';
import { checkHeadingCase } from './heading-case';
import { checkHeadingIds } from './heading-ids';
import { checkHeadingLevels } from './heading-levels';
import { checkOpening } from './opening';
import { checkReferences } from './references';
import { findSharedParagraphs } from './shared-paragraphs';

export const stage: Stage = 'source';

/** The pages a reader meets side by side: those of one version, and those outside of the versions. */
function groupByVersion(pages: readonly SourcePage[]): readonly (readonly SourcePage[])[] {
  return [...new Set(pages.map(({ version }) => version))].map((version) =>
    pages.filter((page) => page.version === version),
  );
}

/**
 * Checks how pages begin; how headings are written, ordered and linked; links that stayed text in brackets; and
 * paragraphs that two pages share.
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const pages = listSourcePages(root);
  const headings = pages.flatMap(readPagePassages).filter(({ kind }) => kind === 'heading');
  note(`${countOf(pages.length, 'page')}, ${countOf(headings.length, 'heading')}`);
  return Promise.resolve([
    ...pages.flatMap(checkOpening),
    ...headings.flatMap(checkHeadingCase),
    ...pages.flatMap(checkHeadingLevels),
    ...pages.flatMap(checkReferences),
    ...checkHeadingIds(pages),
    ...groupByVersion(pages).flatMap((group) => findSharedParagraphs(group.flatMap(readPagePassages))),
  ]);
}
