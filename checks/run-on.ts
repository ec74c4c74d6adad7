import { cpSync } from 'node:fs';
import path from 'node:path';
import type { afterAll } from 'vitest';
import { linkModules, makeTempFolder, type FileTexts, writeFiles } from '../scripts/test/temp-folder';
import { loadCheck } from './discover';
import { formatFinding } from './finding';

/** What checks of limits and terms read of the repository. */
export const dataRooms: readonly string[] = ['limits', 'glossary/terms'];

/** A repository that holds these files, and beside them copies of what is named. */
export function makeRepository(
  files: FileTexts,
  copied: readonly string[] = [],
  whenDone?: typeof afterAll,
): string {
  const root = makeTempFolder({}, whenDone);
  for (const place of copied)
    cpSync(place, path.join(root, place), {
      recursive: true,
      filter: (source) => !source.includes('api-generated'),
    });
  writeFiles(root, files);
  linkModules(root);
  return root;
}

/** What a check finds in a repository, each finding in a line, and what it notes. */
export async function runOn(
  root: string,
  check: string,
): Promise<{ readonly findings: readonly string[]; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  const { run } = await loadCheck(check);
  const findings = await run(root, (sentence) => notes.push(sentence));
  return { findings: findings.map(formatFinding), notes };
}
