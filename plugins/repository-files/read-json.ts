import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync, type Message } from 'esbuild';
import { Stop } from './stop';

/** Why a text is no JSON. */
interface JsonProblem {
  /** 1-based. */
  readonly line: number;
  /** A sentence without its full stop. */
  readonly reason: string;
}

/**
 * Describes the fault in a text that `JSON.parse` refuses. It asks esbuild, which always gives the line; `JSON.parse`
 * does not.
 */
export function describeJsonProblem(text: string): JsonProblem {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    const [problem] = (error as { readonly errors?: readonly Message[] }).errors ?? [];
    if (problem) return { line: problem.location?.line ?? 1, reason: problem.text.replace(/\.$/, '') };
  }
  return { line: 1, reason: 'It does not parse' };
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
    const { line, reason } = describeJsonProblem(text);
    throw new Stop(`${file}:${line}: This is no JSON: ${reason}. ${remedy}`);
  }
}

/**
 * The text of a file of the repository.
 *
 * @param file - The path, from the repository's root.
 * @param remedy - A sentence that says what to do when the file is missing.
 * @throws Stop naming the file and the remedy
 */
export function readText(root: string, file: string, remedy: string): string {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Stop(`${file}: There is no such file. ${remedy}`);
  return readFileSync(place, 'utf8');
}

/**
 * Reads a JSON file of the repository. What is in it is the caller's to check.
 *
 * @param file - The path, from the repository's root.
 * @param remedy - A sentence that says what to do when the file is missing or no JSON.
 * @throws Stop naming the file, the line, the reason and the remedy
 */
export const readJson = (root: string, file: string, remedy: string): unknown =>
  parseJson(readText(root, file, remedy), file, remedy);
