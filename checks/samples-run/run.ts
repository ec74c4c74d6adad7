import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { listFindings, runSamples } from './samples';

export const stage: Stage = 'source';

/** Runs every `cypher` and `sql` fence on the real engine. */
export async function run(root: string, note: Note): Promise<readonly Finding[]> {
  return listFindings(await runSamples({ root, note }));
}
