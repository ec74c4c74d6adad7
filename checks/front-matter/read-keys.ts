import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../../scripts/fail';
import { readYaml, yamlRemedy } from '../read-yaml';

/**
 * The keys of a YAML file.
 *
 * @throws Stop naming the file, the line and the remedy, when it is no YAML or has no keys
 */
export function readKeys(root: string, file: string): ReadonlySet<string> {
  const { data, problem } = readYaml(readFileSync(path.join(root, file), 'utf8'));
  if (problem)
    throw new Stop(`${file}:${problem.line}: This is not valid YAML: ${problem.reason}. ${yamlRemedy}`);
  if (typeof data !== 'object' || Array.isArray(data))
    throw new Stop(
      `${file}:1: These are no names with fields. Write "name:" and its fields, indented, below.`,
    );
  return new Set(Object.keys(data));
}
