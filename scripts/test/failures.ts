import { stripVTControlCharacters } from 'node:util';
import { readReport } from './counts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
  }[];
}

/** The tests of Playwright's JSON report that ended so: `flaky` are those that passed at a later try. */
function listSpecs(file: string, status: 'flaky' | 'unexpected'): readonly Spec[] {
  const find = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [
    ...suites.flatMap(find),
    ...specs.filter(({ tests }) => tests.some((test) => test.status === status)),
  ];
  return find(readReport(file) ?? {});
}

/** A test as `file: title`, and what each of its tries said, a line each. */
const describeSpec = ({ file, title, tests }: Spec): string =>
  [
    `${file}: ${title}`,
    ...tests
      .flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors))
      .map(({ message = 'no message' }) => {
        const lines = stripVTControlCharacters(message).split('\n');
        return `    ${lines
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' | ')
          .slice(0, 400)}`;
      }),
  ].join('\n');

/**
 * The tests that passed, but not at their first try. They do not fail the run, because a browser beside other work may
 * miss a deadline. They are printed with what they missed, so that no race stays hidden.
 */
export const listUnsteady = (file: string): readonly string[] => listSpecs(file, 'flaky').map(describeSpec);

/** The tests of Playwright's JSON report that passed at no try. */
export const listFailed = (file: string): readonly string[] =>
  listSpecs(file, 'unexpected').map(describeSpec);

/** The failed checks of `checks/run.ts`, with their findings. */
export function listFailedChecks(output: string): readonly string[] {
  const parts = output.split(/^(?=ok {4}|FAIL {2}|\d+ checks? passed)/m);
  return parts.filter((part) => part.startsWith('FAIL')).map((part) => part.trimEnd());
}
