import type { Term } from '../../glossary';
import { countOf } from '../../scripts/count-of';
import { withoutSlash } from '../../src/features/html-address/without-slash';
import type { Finding } from '../finding';

/** The least number of terms that was planned: fewer mean that terms were lost. */
const FEWEST_TERMS = 60;

export interface Surroundings {
  /** Routes of the written pages of the released version, without a slash at the end. */
  readonly pages: ReadonlySet<string>;
  /** The line on which the term begins in the file of its group. */
  readonly lineOf: (term: Term) => number;
}

/** Finds terms that lead nowhere, and a glossary that is too small. */
export function checkTerms(terms: readonly Term[], surroundings: Surroundings): readonly Finding[] {
  const ids = new Set(terms.map((term) => term.id));
  const findings = terms.flatMap((term): Finding[] => {
    const place = { file: `glossary/terms/${term.group}.ts`, line: surroundings.lineOf(term) };
    const dangling = term.seeAlso.filter((id) => !ids.has(id) || id === term.id);
    return [
      ...dangling.map((id) => ({
        ...place,
        message: `The term "${term.id}" says "see also ${id}", which is ${id === term.id ? 'itself' : 'no term'}.`,
        remedy: 'Take an id from glossary/README.md.',
      })),
      ...(surroundings.pages.has(withoutSlash(term.page))
        ? []
        : [
            {
              ...place,
              message: `The term "${term.id}" leads to ${term.page}, which is not written.`,
              remedy: 'Name a page of the released version, or write this one.',
            },
          ]),
    ];
  });
  if (terms.length >= FEWEST_TERMS) return findings;
  const message = `The glossary has ${countOf(terms.length, 'term')}, and ${FEWEST_TERMS} are the least it was planned with.`;
  return [...findings, { file: 'glossary/index.ts', line: 1, message, remedy: 'Put back what is missing.' }];
}
