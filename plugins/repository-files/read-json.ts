import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync, type Message } from 'esbuild';
import { Stop } from './stop';

/** What esbuild says of a text that is no JSON: unlike `JSON.parse`, it always knows the line. */
function findProblem(text: string): Pick<Message, 'text' | 'location'> {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    const [problem] = (error as { readonly errors?: readonly Message[] }).errors ?? [];
    if (problem) return problem;
  }
  return { text: 'It does not parse', location: null };
}

/**
 * Parses a file's text.
 *
 * @param file - The path to name, from the repository's root.
 * @param remedy - A sentence that says what to do when the text is no JSON.
 * @throws Stop naming the file, the line, the reason and the remedy
 */
export function parseJson(text: string, file: string, remedy: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const problem = findProblem(text);
    const reason = problem.text.replace(/\.$/, '');
    throw new Stop(`${file}:${problem.location?.line ?? 1}: This is no JSON: ${reason}. ${remedy}`);
  }
}

/**
 * Reads a JSON file of the repository. What is in it is the caller's to check.
 *
 * @param file - The path, from the repository's root.
 * @param remedy - A sentence that says what to do when the file is missing or no JSON.
 * @throws Stop naming the file, the line, the reason and the remedy
 */
export function readJson(root: string, file: string, remedy: string): unknown {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Stop(`${file}: There is no such file. ${remedy}`);
  return parseJson(readFileSync(place, 'utf8'), file, remedy);
}
