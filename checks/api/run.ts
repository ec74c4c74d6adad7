import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findGuide } from '../../plugins/api-pages/guide-links';
import { documentedVersions } from '../../plugins/repository-files/documented-versions';
import { countOf } from '../../scripts/count-of';
import { Stop } from '../../scripts/fail';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { readBehaviour } from './behaviour';
import { checkComments, findStaleNames } from './check-comments';
import { compareSurface } from './compare';
import { findDocumented } from './documented';
import { CUT_TYPES, EXPECTATIONS } from './expectations';
import { loadApiProgram } from './program';
import { readDeclarations } from './read-declarations';
import { readFacts } from './read-facts';

const BEHAVIOUR = 'checks/expected/api-behaviour.json';

export const stage: Stage = 'source';

/**
 * Compares each `api/<version>` with the recorded surface of the release, and holds every comment there to the rules of
 * `comment-rules.ts`.
 *
 * @throws Stop for a version without a record, or without an entry in `expectations.ts`
 */
export async function run(root: string, note: Note): Promise<Finding[]> {
  const findings: Finding[] = [];
  const recorded = await readFile(path.join(root, BEHAVIOUR), 'utf8');
  const behaviour = readBehaviour(recorded, BEHAVIOUR);
  const names = new Set<string>();
  let isComplete = true;
  for (const version of documentedVersions(root)) {
    const expected = EXPECTATIONS[version];
    if (!expected) throw new Stop(`checks/api/expectations.ts: There is no entry for ${version}. Add one.`);
    const factsFile = `checks/expected/api-${version}.json`;
    if (!existsSync(path.join(root, factsFile)))
      throw new Stop(`${factsFile}: There is no such file. Record in it what the release ${version} has.`);
    const facts = readFacts(await readFile(path.join(root, factsFile), 'utf8'), factsFile);
    const loaded = loadApiProgram(root, version);
    if ('findings' in loaded) {
      findings.push(...loaded.findings);
      isComplete = false;
      continue;
    }
    const things = findDocumented(loaded.api);
    for (const { name } of things) names.add(name);
    findings.push(
      ...compareSurface(facts, readDeclarations(loaded.api), expected, `api/${version}/index.d.ts`),
      ...checkComments(
        things,
        behaviour,
        (route) => findGuide(root, version, route, 'api-generated') !== undefined,
      ),
    );
    const exported = facts.filter((each) => each.exported).length;
    note(
      `${version}: ${countOf(exported, 'exported item')}, ${facts.length - exported} more, ${countOf(things.length, 'comment')}`,
    );
    for (const { item, name, from, reason } of expected.references) {
      note(`${version}: excused: ${name} in ${item} comes from ${from}: ${reason}`);
    }
  }
  // A name of declarations that do not compile would count as gone.
  if (isComplete) findings.push(...findStaleNames(names, recorded, BEHAVIOUR));
  note(`excused: ${[...CUT_TYPES].join(', ')}: recorded only down to a certain depth, compared down to it`);
  return findings;
}
