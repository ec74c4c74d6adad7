import { z } from 'zod';
import { parseJson } from '../plugins/repository-files/read-json';
import { Stop } from './fail';
import { lineInJson } from './line-in-json';

/** Where an issue is: at the first of the fields that there should not be, or at a value. */
const pathOf = (issue: z.core.$ZodIssue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/**
 * Parses a file's text, which must have a certain shape.
 *
 * @param file - The path to name, from the repository's root.
 * @param remedy - Sentences that say what to do when the text is no JSON, or of another shape.
 * @throws Stop naming the file and, for each thing that is wrong, the line and what was expected; then the remedy
 */
export function parseJsonAs<T>(shape: z.ZodType<T>, text: string, file: string, remedy: string): T {
  const { data, error } = shape.safeParse(parseJson(text, file, remedy));
  if (data !== undefined) return data;
  const problems = error?.issues.map((issue) => {
    const at = issue.path.length > 0 ? ` at ${z.core.toDotPath(issue.path)}` : '';
    return `${file}:${lineInJson(text, pathOf(issue))}: ${issue.message}${at}.`;
  });
  throw new Stop([...(problems ?? []), remedy].join('\n'));
}
