import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from './read-yaml';
import { Stop } from './stop';

const remedy = 'Write "name:" and its fields, indented, below.';

/**
 * The keys of a YAML file.
 *
 * @throws Stop naming the file, the line and the remedy, when it is missing, no YAML, or has no keys
 */
export function readKeys(root: string, file: string): ReadonlySet<string> {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Stop(`${file}: There is no such file. ${remedy}`);
  const { data, problem } = readYaml(readFileSync(place, 'utf8'));
  if (problem)
    throw new Stop(`${file}:${problem.line}: This is not valid YAML: ${problem.reason}. ${problem.remedy}`);
  if (typeof data !== 'object' || Array.isArray(data))
    throw new Stop(`${file}:1: These are no names with fields. ${remedy}`);
  return new Set(Object.keys(data));
}
