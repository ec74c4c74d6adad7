import { formatKept, keptFile, readKept, type KeptPictures } from '../../plugins/graph-picture/kept';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import type { PageRun } from './run-page';
import { listFindings, runSamples } from './samples';

export const stage: Stage = 'source';

/** The kept pictures are those of the answers that came back, no fewer and no more. */
function checkKept(root: string, runs: readonly PageRun[]): readonly Finding[] {
  const fresh = Object.assign({}, ...runs.map(({ pictures }) => pictures)) as KeptPictures;
  if (formatKept(readKept(root)) === formatKept(fresh)) return [];
  return [
    {
      file: keptFile,
      line: 1,
      message: 'The kept pictures are not those of what live statements without rows return.',
      remedy: 'Run `npm run samples:update` and look at the pages.',
    },
  ];
}

/** Runs every `cypher` and `sql` fence on the real engine. What cannot be read is reported by `checks/fences`. */
export async function run(root: string, note: Note): Promise<readonly Finding[]> {
  const { runs, problems } = await runSamples({ root, note });
  if (problems.length === 0) return [...listFindings(runs), ...checkKept(root, runs)];
  note(
    `${countOf(problems.length, 'place')} cannot be read (see the check "fences"): kept pictures are not compared`,
  );
  return listFindings(runs);
}
