import { hasCuts, hasUnbalancedCuts } from '../../plugins/code-blocks/cuts';
import { describeJsonProblem } from '../../plugins/repository-files/read-json';
import { countOf } from '../../scripts/count-of';
import type { Finding } from '../finding';
import { languages, type Fence, type FenceLanguage, type Page } from './model';

type Problem = readonly [message: string, remedy: string, codeLine?: number];

function isLanguage(name: string): name is FenceLanguage {
  return (languages as readonly string[]).includes(name);
}

/** Languages whose text may talk about cuts and flags without meaning them. */
const quoting: readonly string[] = ['ts', 'mdx', 'text', 'diff'];

function checkLanguage({ language }: Fence): readonly Problem[] {
  if (isLanguage(language)) return [];
  const what = language ? `The language "${language}" is not known here.` : 'The fence has no language.';
  return [[what, `Use one of ${languages.join(', ')}; text that is nothing else is \`text\`.`]];
}

function checkFlagPlaces({ language, flags }: Fence): readonly Problem[] {
  const problems: Problem[] = [];
  if (flags.live && language !== 'cypher')
    problems.push(['Only cypher fences can be live.', 'Take "live" away.']);
  if (flags.schema && language !== 'json')
    problems.push(['Only json fences hold a schema.', 'Take "schema" away.']);
  if (flags.expectError && !['ts', 'cypher', 'sql'].includes(language)) {
    problems.push(['"expect-error" is for ts, cypher and sql.', 'Take it away, or change the language.']);
  }
  if (flags.expectError && language === 'ts' && !/^\d+$/.test(flags.expectError)) {
    problems.push([
      'A ts fence expects an error by its number.',
      'Write the TypeScript code: expect-error=2345.',
    ]);
  }
  if (flags.expectError && language !== 'ts' && /^\d+$/.test(flags.expectError)) {
    problems.push(["AGE's errors have no numbers here.", 'Quote a part of the message: expect-error="…".']);
  }
  return problems;
}

function checkHighlights({ shown, flags }: Fence): readonly Problem[] {
  const count = shown.split('\n').length;
  const beyond = flags.highlightLines.filter((line) => line > count);
  const missing = flags.highlightWords.filter((word) => !shown.includes(word));
  return [
    ...beyond.map((line): Problem => [
      `Line ${line} is highlighted, but readers see ${countOf(count, 'line')}.`,
      'Count the shown lines.',
    ]),
    ...missing.map((word): Problem => [
      `The highlighted word "${word}" is not in the shown code.`,
      'Correct or remove the /word/.',
    ]),
  ];
}

function checkCuts({ language, code }: Fence): readonly Problem[] {
  if (language === 'ts' && hasUnbalancedCuts(code)) {
    return [
      ['A "---cut-start---" and its "---cut-end---" do not pair up.', 'Give each start an end below it.'],
    ];
  }
  if (!quoting.includes(language) && hasCuts(code)) {
    return [
      ['Cuts hide lines of ts fences only.', 'Take the cut away; in cypher and sql readers see every line.'],
    ];
  }
  return [];
}

function checkJson({ language, runnable }: Fence): readonly Problem[] {
  if (language !== 'json') return [];
  try {
    JSON.parse(runnable);
    return [];
  } catch {
    const { line, reason } = describeJsonProblem(runnable);
    return [[`This is not JSON: ${reason}.`, 'Correct it, or use `text` for a sketch.', line]];
  }
}

const checks = [checkLanguage, checkFlagPlaces, checkHighlights, checkCuts, checkJson] as const;

/** What one fence does not keep of the contract. */
export function checkFence(fence: Fence): readonly Finding[] {
  return checks.flatMap((check) =>
    check(fence).map(([message, remedy, codeLine = 0]) => ({
      file: fence.file,
      line: fence.line + codeLine,
      message,
      remedy,
    })),
  );
}

/** A `rows` fence shows what the `cypher` or `sql` fence before it returned; text may stand between, no other fence. */
export function checkRowsFollow(page: Page): readonly Finding[] {
  return page.fences.flatMap((fence, index) => {
    const before = page.fences[index - 1]?.language ?? '';
    if (fence.language !== 'rows' || before === 'cypher' || before === 'sql') return [];
    const message = 'A rows fence without a statement: the fence before it is not cypher or sql.';
    const remedy = 'Put it after the statement whose rows it shows; use `text` for an invented table.';
    return [{ file: fence.file, line: fence.line, message, remedy }];
  });
}
