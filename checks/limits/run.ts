import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOC_VERSIONS, limitById, limits, type DocVersion } from '../../limits';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { lineOfId } from '../line-of-id';
import { listSourcePages } from '../source-pages';
import { checkLimits } from './check-limits';
import { checkPage } from './check-pages';
import type { ApiItem } from './surface';

export const stage: Stage = 'source';

const perVersion = <T>(make: (version: DocVersion) => T): Readonly<Record<DocVersion, T>> =>
  Object.fromEntries(DOC_VERSIONS.map((version) => [version, make(version)])) as Record<DocVersion, T>;

/** Limits that dangle, and pages that show limits which do not exist or do not hold there. */
export function run(root: string = process.cwd(), note: Note = () => undefined): Promise<readonly Finding[]> {
  const pages = listSourcePages(root);
  const findings = checkLimits(limits, {
    api: perVersion((version) => {
      const file = path.join(root, `checks/expected/api-${version}.json`);
      return JSON.parse(readFileSync(file, 'utf8')) as readonly ApiItem[];
    }),
    pages: perVersion(
      (version) => new Set(pages.filter((page) => page.version === version).map((page) => page.id)),
    ),
    lineOf: ({ id, area }) => lineOfId(readFileSync(path.join(root, `limits/${area}.ts`), 'utf8'), id),
  });
  const shown = pages.flatMap((page) =>
    [...page.text.matchAll(/<Limit id="([^"]+)"/g)].map(([, id = '']) => id),
  );
  note(`${limitById.size} limits, ${new Set(shown).size} of them in ${shown.length} call-outs`);
  return Promise.resolve([...findings, ...pages.flatMap(checkPage)]);
}
