import { runnableCode, showCode } from '../../plugins/code-blocks/cuts';
import { readFlags } from '../../plugins/code-blocks/flags';
import { readFrontMatter } from '../../plugins/repository-files/read-yaml';
import type { Finding } from '../finding';
import { findFences, parseComment, parsePage, type FoundFence } from '../markdown/parse-markdown';
import { findDocComments } from '../markdown/tsdoc';
import type { Fence, Page, PageInfo } from './model';
import { describeUnreadable } from './unreadable';

const FLAG_REMEDY = 'Known flags: title="…", live, schema, expect-error=2345 or "…", {1,3-5}, /word/.';

function toFence(page: PageInfo, found: FoundFence, lineShift: number, problems: Finding[]): Fence {
  const { flags, problems: wrong } = readFlags(found.meta);
  const line = found.line + lineShift;
  for (const sentence of wrong) {
    problems.push({
      file: page.file,
      line,
      message: `In the fence's first line, ${sentence}.`,
      remedy: FLAG_REMEDY,
    });
  }
  if (!found.closed) {
    const message = 'The fence is never closed: the rest of the page is code.';
    problems.push({
      file: page.file,
      line,
      message,
      remedy: 'Close it with as many marks as it opens with.',
    });
  }
  return {
    page,
    file: page.file,
    version: page.version,
    line,
    endLine: found.endLine + lineShift,
    language: found.language,
    flags,
    code: found.code,
    shown: found.language === 'ts' ? showCode(found.code) : found.code,
    runnable: runnableCode(found.code),
  };
}

/** Reads one Markdown or MDX file. Never throws: what cannot be read is among the page's problems. */
export function readMarkdownPage(info: Omit<PageInfo, 'frontMatter'>, source: string): Page {
  const problems: Finding[] = [];
  const { data: frontMatter, problem } = readFrontMatter(source);
  if (problem) {
    problems.push({
      file: info.file,
      line: problem.line,
      message: `The front matter is not valid YAML: ${problem.reason}.`,
      remedy: problem.remedy,
    });
  }
  const page: PageInfo = { ...info, frontMatter };
  try {
    const fences = findFences(parsePage(source), source).map((found) => toFence(page, found, 0, problems));
    return { info: page, fences, problems };
  } catch (error) {
    problems.push(describeUnreadable(info.file, error));
    return { info: page, fences: [], problems };
  }
}

/** Reads one declaration file: each TSDoc comment that holds a fence is a page of its own. */
export function readDeclarationPages(info: Omit<PageInfo, 'frontMatter'>, source: string): readonly Page[] {
  const pages: Page[] = [];
  for (const comment of findDocComments(source)) {
    if (!/`{3}|~{3}/.test(comment.text)) continue;
    // A comment has no front matter to ask for the prelude. Its Cypher is what the library sends, so the library's
    // functions are there.
    const page: PageInfo = { ...info, frontMatter: { prelude: 'library' } };
    const problems: Finding[] = [];
    const fences = findFences(parseComment(comment.text), comment.text).map((found) =>
      toFence(page, found, comment.line - 1, problems),
    );
    pages.push({ info: page, fences, problems });
  }
  return pages;
}
