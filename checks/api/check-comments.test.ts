import { describe, expect, it, vi } from 'vitest';
import { checkComments, findStaleNames } from './check-comments';
import { readComment } from './comment';
import { findDocumented } from './documented';
import { compileApi } from './fixture';

// Each case compiles a small program.
vi.setConfig({ testTimeout: 30_000 });

const FENCE = '```';
const GOOD = `
/**
 * Runs statements on one connection.
 *
 * @typeParam T - Type of a row.
 * @example
 * ${FENCE}ts
 * @decorated class X {}
 * ${FENCE}
 * @see [Queries](guide:how-to-guides/queries)
 * @category Queries
 */
export declare class Runner<T> {
  /** Makes a runner. See {@link Runner.run}. */
  constructor();
  /**
   * Runs one statement.
   *
   * @param text - The statement.
   * @param limit - Greatest number of rows. Default: \`10\`.
   * @returns The rows.
   * @throws \`Error\` when the statement is refused.
   */
  run(text: string, limit?: number): T[];
  /** Does not work: use {@link Runner.run}. */
  runAll(): void;
}
`;
const BEHAVIOUR = { fails: ['Runner.runAll'], throws: ['Runner.run'] };
const hasGuide = (route: string): boolean => route === 'how-to-guides/queries';

function messages(declared: string): readonly string[] {
  const api = compileApi({
    'index.d.ts': "export { Runner } from './db/runner';",
    'db/runner.d.ts': declared,
  });
  return checkComments(findDocumented(api), BEHAVIOUR, hasGuide).map(
    (each) => `${each.line}: ${each.message}`,
  );
}

describe('checkComments', () => {
  it('finds nothing in good comments', () => {
    expect(messages(GOOD)).toEqual([]);
  });

  it.each([
    ['a missing comment', [/ {2}\/\*\* Makes a runner.*\n/, ''], '14: Runner.constructor is not documented'],
    [
      'a summary without a full stop',
      ['on one connection.', 'on one connection'],
      '2: the summary of Runner has no full stop',
    ],
    [
      'a summary that opens with a stock phrase',
      ['Runs one statement.', 'Gets the rows.'],
      '16: the summary of Runner.run opens with a stock phrase',
    ],
    ['an unknown @param', ['@param text -', '@param sql -'], '19: @param sql of Runner.run does not exist'],
    ['a missing @param', [/ {3}\* @param text.*\n/, ''], '16: parameter text of Runner.run is not described'],
    [
      'a @param that says nothing but the default',
      ['Greatest number of rows. Default', 'Default'],
      '20: @param limit of Runner.run says nothing',
    ],
    [
      'a repeated @param',
      [' @returns The rows.', ' @param limit - Again.\n   * @returns The rows.'],
      '21: @param limit of Runner.run stands twice',
    ],
    [
      'a missing @returns',
      [/ {3}\* @returns.*\n/, ''],
      '16: Runner.run returns T[], but the comment does not say what that is',
    ],
    [
      'a missing @throws',
      [/ {3}\* @throws.*\n/, ''],
      '16: Runner.run throws, but the comment does not say when',
    ],
    [
      'a type parameter without a description',
      [/ \* @typeParam.*\n/, ''],
      '2: type parameter T of Runner is not described',
    ],
    [
      'a class without an example',
      [/ \* @example\n[\s\S]*? \* ```\n(?= \* @see)/, ''],
      '2: class Runner has no example',
    ],
    ['a class without a guide', [/ \* @see.*\n/, ''], '2: Runner leads to no guide'],
    [
      'an unknown guide',
      ['guide:how-to-guides/queries', 'guide:how-to-guides/none'],
      '2: Runner links to the guide how-to-guides/none, which does not exist',
    ],
    ['a wrong category', ['@category Queries', '@category Other'], '11: Runner needs one @category'],
    ['an unknown tag', ['@returns The rows.', '@return The rows.'], '21: @return is not a tag used here'],
    [
      'a link to an item that is not exported',
      ['See {@link Runner.run}', 'See {@link Walker}'],
      '14: Runner.constructor links to Walker, which is not exported',
    ],
    [
      'a method that does not work, which its first paragraph does not say',
      ['Does not work: use', 'Runs everything, like'],
      '25: Runner.runAll does not work, but its first paragraph does not say so',
    ],
  ] as const)('finds %s', (_what, [from, to], message) => {
    const changed = GOOD.replace(from, to);
    expect(changed).not.toBe(GOOD);
    expect(messages(changed)).toContain(message);
  });
});

describe('findStaleNames', () => {
  it('reports a recorded name that no version declares, with its line', () => {
    const json = JSON.stringify(BEHAVIOUR, null, 1);
    expect(findStaleNames(new Set(['Runner.runAll']), json, 'behaviour.json')).toMatchObject([
      {
        file: 'behaviour.json',
        line: json.split('\n').findIndex((line) => line.includes('"Runner.run"')) + 1,
        message: "Runner.run is in no version's declarations",
      },
    ]);
  });
});

describe('readComment', () => {
  it('reads the first paragraph and the tags, with their lines', () => {
    expect(readComment('/**\n * One\n * line.\n *\n * More.\n * @param a - b\n *   c\n */', 5)).toEqual({
      opening: 'One line.',
      tags: [{ tag: 'param', text: 'a - b\n  c', line: 10 }],
      line: 5,
    });
  });

  it('reads a comment of one line', () => {
    expect(readComment('/** One line. */', 1)).toEqual({ opening: 'One line.', tags: [], line: 1 });
  });
});
