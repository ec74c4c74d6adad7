import { describe, expect, it } from 'vitest';
import { countChecks, countPlaywright, countResult, countVitest, forgetReport } from './counts';
import type { Counts, Result } from './step';
import { makeTempFile } from './temp-folder';

const result = (state: Result['state'], counts?: Counts): Result => ({
  step: { name: 'x', command: ['x'], cores: 1, ...(counts && { count: () => counts }) },
  state,
  seconds: 0,
  output: '',
});

describe('the numbers of passed and failed tests', () => {
  it('are read from the report of Vitest', () => {
    expect(countVitest(makeTempFile('{"numPassedTests":7,"numFailedTests":2}'))).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  it('are read from the last line of the checks', () => {
    const lines = ['FAIL  links (0.1 s), 2 findings', '11 checks passed, 2 failed', ''];
    expect(countChecks(lines.join('\n'))).toEqual({ passed: 11, failed: 2 });
    expect(countChecks('1 check passed, 0 failed\n')).toEqual({ passed: 1, failed: 0 });
    expect(countChecks('')).toBeUndefined();
  });

  it('are read from the report of Playwright, where a test that passed on a retry has passed', () => {
    expect(
      countPlaywright(makeTempFile('{"stats":{"expected":5,"unexpected":1,"flaky":2,"skipped":0}}')),
    ).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it.each(['', '{}', '[]', 'null', '{"numPassedTests":7,"stats":{"expected":5}}'])(
    'are undefined for a report that lacks them: %j',
    (content) => {
      expect(countVitest(makeTempFile(content))).toBeUndefined();
      expect(countPlaywright(makeTempFile(content))).toBeUndefined();
    },
  );
});

it('forgetReport removes the report of an earlier run, and accepts that there is none', () => {
  const file = makeTempFile('{"numPassedTests":7,"numFailedTests":0}');
  forgetReport(file);
  expect(countVitest(file)).toBeUndefined();
  expect(() => forgetReport(file)).not.toThrow();
});

describe('countResult', () => {
  it.each([
    ['a step that passed', result('passed'), { passed: 1, failed: 0 }],
    ['a step that failed', result('failed'), { passed: 0, failed: 1 }],
    ['a step that was not run', result('not run'), { passed: 0, failed: 1 }],
    [
      'a step that was not run, whose report is of an earlier run',
      result('not run', { passed: 9, failed: 0 }),
      { passed: 0, failed: 1 },
    ],
    ['tests that passed', result('passed', { passed: 9, failed: 0 }), { passed: 9, failed: 0 }],
    ['tests that failed', result('failed', { passed: 9, failed: 2 }), { passed: 9, failed: 2 }],
    [
      'a tool that failed with all tests passed',
      result('failed', { passed: 9, failed: 0 }),
      { passed: 9, failed: 1 },
    ],
  ])('counts %s', (_case, given, expected) => {
    expect(countResult(given)).toEqual(expected);
  });
});
