import matter from '@11ty/gray-matter';
import { reasonOf, Stop } from './stop';
import { yamlRemedyFor } from './yaml-remedies';

/** What YAML says, or where it stops being YAML. */
export interface ReadYaml {
  readonly data: Readonly<Record<string, unknown>>;
  readonly problem?: { readonly line: number; readonly reason: string; readonly remedy: string };
}

interface YamlError {
  readonly reason?: unknown;
  readonly mark?: { readonly line?: unknown };
}

/**
 * Front matter without its closing dashes: the whole page is read as YAML, and the parser gives up somewhere in the
 * text.
 */
const unended = {
  line: 1,
  reason: 'it never ends',
  remedy: 'Write --- on a line of its own below the last field.',
};

/** Reads a page's front matter with the parser that Docusaurus reads it with. */
export function readFrontMatter(text: string): ReadYaml {
  try {
    // With an options object, because gray-matter otherwise caches results by text, failures included.
    return { data: matter(text, {}).data };
  } catch (error) {
    if (!text.includes('\n---')) return { data: {}, problem: unended };
    const { reason, mark } = error as YamlError;
    const first = reasonOf(error).split('\n')[0] ?? '';
    const why = typeof reason === 'string' ? reason : first;
    // Counted from the line of the opening dashes, which is 0.
    const line = typeof mark?.line === 'number' ? mark.line + 1 : 1;
    return { data: {}, problem: { line, reason: why, remedy: yamlRemedyFor(why) } };
  }
}

/**
 * What a page's front matter says.
 *
 * @param file - the path to name, from the repository's root
 * @throws Stop naming the file, the line, the reason and the remedy, when it is no YAML
 */
export function frontMatterOf(file: string, text: string): ReadYaml['data'] {
  const { data, problem } = readFrontMatter(text);
  if (!problem) return data;
  throw new Stop(
    `${file}:${problem.line}: The front matter is not valid YAML: ${problem.reason}. ${problem.remedy}`,
  );
}

/** Reads a file that is YAML throughout. */
export function readYaml(text: string): ReadYaml {
  const { data, problem } = readFrontMatter(`---\n${text}\n---\n`);
  return problem ? { data, problem: { ...problem, line: Math.max(1, problem.line - 1) } } : { data };
}
