import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOC_VERSIONS, limitById, limits, type DocVersion, type Limit } from '../../limits';
import { countOf } from '../../scripts/count-of';
import { readFacts } from '../api/read-facts';
import type { Note, Stage } from '../check';
import { findDuplicateIds } from '../duplicate-ids';
import { checkShapes, readSources } from '../entry-shapes';
import type { Finding } from '../finding';
import { lineOfId } from '../line-of-id';
import { listSourcePages } from '../source-pages';
import { findCallOuts } from './call-outs';
import { checkLimits } from './check-limits';
import { checkPage } from './check-pages';
import { checkShown } from './check-shown';
import { limitShape } from './limit-shape';

export const stage: Stage = 'source';

const perVersion = <T>(make: (version: DocVersion) => T): Readonly<Record<DocVersion, T>> =>
  Object.fromEntries(DOC_VERSIONS.map((version) => [version, make(version)])) as Record<DocVersion, T>;

/**
 * Finds incomplete limits. When all are complete, finds limits that refer to something missing, limits that no page
 * shows, and pages that show limits which do not exist or do not apply to the page's version.
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const malformed = checkShapes(limits, limitShape, {
    what: 'limit',
    explained: 'limits/limit.ts',
    sources: readSources(root, 'limits'),
  });
  if (malformed.length > 0) return Promise.resolve(malformed);
  const pages = listSourcePages(root);
  const lineOf = ({ id, area }: Limit): number =>
    lineOfId(readFileSync(path.join(root, `limits/${area}.ts`), 'utf8'), id);
  const dangling = checkLimits(limits, {
    api: perVersion((version) => {
      const file = `checks/expected/api-${version}.json`;
      return readFacts(readFileSync(path.join(root, file), 'utf8'), file);
    }),
    pages: perVersion(
      (version) => new Set(pages.filter((page) => page.version === version).map((page) => page.id)),
    ),
    lineOf,
  });
  const callOuts = pages.flatMap((page) =>
    findCallOuts(page).map(({ id }) => ({ id, version: page.version })),
  );
  const shown = perVersion(
    (version) => new Set(callOuts.filter((each) => each.version === version).map(({ id }) => id)),
  );
  const distinct = new Set(callOuts.map(({ id }) => id)).size;
  note(`${countOf(limitById.size, 'limit')}, ${distinct} of them in ${countOf(callOuts.length, 'call-out')}`);
  const duplicates = findDuplicateIds(
    limits.map(({ id, area }) => ({ id, file: `limits/${area}.ts` })),
    (file) => readFileSync(path.join(root, file), 'utf8'),
  );
  return Promise.resolve([
    ...duplicates,
    ...dangling,
    ...checkShown(limits, shown, lineOf),
    ...pages.flatMap(checkPage),
  ]);
}
