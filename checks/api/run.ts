import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Stage } from '../check';
import type { Finding } from '../finding';
import { compareSurface } from './compare';
import { EXPECTATIONS } from './expectations';
import { loadApiProgram, VERSIONS } from './program';
import { readDeclarations } from './read-declarations';
import { readFacts } from './read-facts';

async function checkVersion(root: string, version: string): Promise<readonly Finding[]> {
  const expected = EXPECTATIONS[version];
  if (!expected) throw new Error(`checks/api/expectations.ts has no entry for version ${version}: add one.`);
  const factsFile = `checks/expected/api-${version}.json`;
  const facts = readFacts(await readFile(path.join(root, factsFile), 'utf8'), factsFile);
  const loaded = loadApiProgram(root, version);
  if ('findings' in loaded) return loaded.findings;
  return compareSurface(facts, readDeclarations(loaded.api), expected, `api/${version}/index.d.ts`);
}

export const stage: Stage = 'source';

/** Compares `api/<version>` with the recorded surface of the release (engineering: samples follow the declarations). */
export async function run(root: string = process.cwd()): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const version of VERSIONS) findings.push(...(await checkVersion(root, version)));
  return findings;
}
