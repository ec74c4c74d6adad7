import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stop } from '../scripts/fail';
import type { Check, Stage } from './check';

export interface NamedCheck extends Check {
  /** The folder's name. */
  readonly name: string;
}

/** Names of all checks in a folder: every sub-folder with a `run.ts`, in the order of the alphabet. */
export function listChecks(folder: string = __dirname): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'run.ts')))
    .map((entry) => entry.name)
    .sort();
}

const stages: readonly unknown[] = ['source', 'built'] satisfies readonly Stage[];

function isCheck(value: object): value is Check {
  return (
    'stage' in value && stages.includes(value.stage) && 'run' in value && typeof value.run === 'function'
  );
}

/**
 * Loads one check.
 *
 * @throws Error when its `run.ts` does not export `stage` and `run`
 */
export async function loadCheck(name: string, folder: string = __dirname): Promise<NamedCheck> {
  const exported = (await import(pathToFileURL(join(folder, name, 'run.ts')).href)) as object;
  if (!isCheck(exported)) {
    throw new Error(
      `checks/${name}/run.ts: is no check; export "stage" ('source' or 'built') and "run", a function that resolves to a list of findings.`,
    );
  }
  return { name, stage: exported.stage, run: exported.run };
}

/**
 * The checks to run: those named, or all; of one stage, or of both.
 *
 * @throws Stop for a name or a stage there is not, and for a name of the other stage
 */
export async function chooseChecks(
  known: readonly string[],
  names: readonly string[],
  stage: string | undefined,
  load: (name: string) => Promise<NamedCheck> = loadCheck,
): Promise<readonly NamedCheck[]> {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Stop(`No check is called ${unknown.join(', ')}: choose from ${known.join(', ')}.`);
  if (stage !== undefined && !stages.includes(stage))
    throw new Stop(`There is no stage "${stage}": the stages are ${stages.join(' and ')}.`);
  const checks = await Promise.all((names.length > 0 ? names : known).map((name) => load(name)));
  const others = checks.filter((check) => stage !== undefined && check.stage !== stage);
  const [other] = others;
  if (other && names.length > 0)
    throw new Stop(
      `The stage of ${others.map(({ name }) => name).join(', ')} is ${other.stage}, not ${stage ?? ''}: leave out --stage.`,
    );
  return checks.filter((check) => !others.includes(check));
}
