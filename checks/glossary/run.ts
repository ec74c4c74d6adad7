import { readFileSync } from 'node:fs';
import path from 'node:path';
import { terms } from '../../glossary';
import { LATEST_VERSION } from '../../limits';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import { findDuplicateIds } from '../duplicate-ids';
import { checkShapes, readSources } from '../entry-shapes';
import type { Finding } from '../finding';
import { lineOfId } from '../line-of-id';
import { listSourcePages } from '../source-pages';
import { checkPage } from './check-pages';
import { checkTerms } from './check-terms';
import { termShape } from './term-shape';

export const stage: Stage = 'source';

/**
 * Finds incomplete terms. When all are complete, finds terms that refer to something missing, and pages that link to
 * terms which do not exist.
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const malformed = checkShapes(terms, termShape, {
    what: 'term',
    explained: 'glossary/term.ts',
    sources: readSources(root, 'glossary/terms'),
  });
  if (malformed.length > 0) return Promise.resolve(malformed);
  const pages = listSourcePages(root);
  const findings = checkTerms(terms, {
    pages: new Set(pages.filter((page) => page.version === LATEST_VERSION).map((page) => page.id)),
    lineOf: ({ id, group }) =>
      lineOfId(readFileSync(path.join(root, `glossary/terms/${group}.ts`), 'utf8'), id),
  });
  const links = pages.flatMap((page) => page.text.match(/\]\(glossary:/g) ?? []);
  note(
    `${countOf(terms.length, 'term')}, ${countOf(links.length, 'link')} to them on ${countOf(pages.length, 'page')}`,
  );
  const duplicates = findDuplicateIds(
    terms.map(({ id, group }) => ({ id, file: `glossary/terms/${group}.ts` })),
    (file) => readFileSync(path.join(root, file), 'utf8'),
  );
  return Promise.resolve([...duplicates, ...findings, ...pages.flatMap(checkPage)]);
}
