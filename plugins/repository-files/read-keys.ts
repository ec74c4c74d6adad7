import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFieldProblem, type FieldProblem } from './entry-fields';
import { readYaml } from './read-yaml';
import { Stop } from './stop';

const remedy = 'Write "name:" and its fields, indented, below.';

/** The line of a problem: of its field below the entry's name, otherwise of the name. */
function lineOf(text: string, { name, field }: FieldProblem): number {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.replace(/['"]/g, '').startsWith(`${name}:`));
  const below = field === undefined ? -1 : lines.slice(at).findIndex((line) => line.includes(`${field}:`));
  return Math.max(0, at) + Math.max(0, below) + 1;
}

/**
 * The names in a YAML file that has a few fields for each name: `tags.yml`, `authors.yml`.
 *
 * @param isBuild - tells only of fields that Docusaurus refuses
 * @throws Stop naming the file, the line and the remedy, when it is missing, no YAML, has no names, or an entry lacks a
 * field or has one that there is not
 */
export function readKeys(root: string, file: string, isBuild = false): ReadonlySet<string> {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Stop(`${file}: There is no such file. ${remedy}`);
  const text = readFileSync(place, 'utf8');
  const { data, problem } = readYaml(text);
  if (problem)
    throw new Stop(`${file}:${problem.line}: This is not valid YAML: ${problem.reason}. ${problem.remedy}`);
  if (typeof data !== 'object' || Array.isArray(data))
    throw new Stop(`${file}:1: These are no names with fields. ${remedy}`);
  const wrong = findFieldProblem(path.posix.basename(file), data, isBuild);
  if (wrong) throw new Stop(`${file}:${lineOf(text, wrong)}: ${wrong.problem}`);
  return new Set(Object.keys(data));
}
