import { questions } from '../../graphs';
import { readDiagram } from '../../plugins/diagrams/read-diagram';
import { known } from '../../plugins/known-components/names';
import { readResult } from '../../plugins/measured/result';
import { didYouMean } from '../../plugins/repository-files/near-names';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { listSourcePages } from '../source-pages';
import { checkAdmonitions } from './check-admonitions';
import { checkBraces } from './check-braces';
import { checkTabs } from './check-tabs';
import { checkComponents, type Components } from './check-page';

export const stage: Stage = 'source';

function readQuestion(id: string): void {
  const ids = questions.map((question) => question.id);
  if (ids.includes(id)) return;
  throw new Error(`There is no question "${id}". ${didYouMean(id, ids)}All ids are in graphs/questions.ts.`);
}

const componentsOf = (root: string): Components => ({
  known,
  attributes: {
    Diagram: { attribute: 'of', read: (name) => void readDiagram(root, name) },
    Measured: { attribute: 'of', read: (name) => void readResult(root, name) },
    Playground: { attribute: 'first', isOptional: true, read: readQuestion },
  },
});

/**
 * Checks components, tabs, admonitions and braces of written pages: each must exist and be complete, and what it names
 * must exist.
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const pages = listSourcePages(root);
  note(countOf(pages.length, 'page'));
  const components = componentsOf(root);
  return Promise.resolve(
    pages.flatMap((page) => [
      ...checkComponents(page, components),
      ...checkTabs(page),
      ...checkAdmonitions(page),
      ...checkBraces(page),
    ]),
  );
}
