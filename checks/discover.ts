import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
