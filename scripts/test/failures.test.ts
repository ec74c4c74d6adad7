import { expect, it } from 'vitest';
import { listFailed, listFailedChecks, listUnsteady } from './failures';
import { makeTempFile } from './temp-folder';

const spec = (title: string, status: string, ...messages: readonly string[]): object => ({
  title,
  file: 'a.spec.ts',
  tests: [{ status, results: [...messages.map((message) => ({ errors: [{ message }] })), { errors: [] }] }],
});

it('lists the browser tests that passed on a retry, and those that failed, with the errors of their tries', () => {
  const late = spec('late', 'flaky', 'Error: \u001B[2mexpect\u001B[22m failed\n\n  Received: 2');
  const report = makeTempFile(
    JSON.stringify({
      suites: [
        { suites: [{ specs: [late, spec('good', 'expected'), spec('bad', 'unexpected', 'A', 'B')] }] },
      ],
    }),
  );
  expect(listUnsteady(report)).toEqual(['a.spec.ts: late\n    Error: expect failed | Received: 2']);
  expect(listFailed(report)).toEqual(['a.spec.ts: bad\n    A\n    B']);
});

it.each(['', '{}', '[]', 'null'])('lists no tests for a report that names none: %j', (content) => {
  expect(listUnsteady(makeTempFile(content))).toEqual([]);
  expect(listFailed(makeTempFile(content))).toEqual([]);
});

it('returns the failed checks with their findings, and no checks that passed', () => {
  const lines = [
    'ok    links (2.5 s), 0 findings',
    '      51508 addresses',
    'FAIL  sizes (1.0 s), 1 finding',
    '      main script: 90001 of 90000 bytes',
    'build/index.html:1 too much',
    'FAIL  routes: the check itself broke: x',
    'ok    sidebar (0.0 s), 0 findings',
    '7 checks passed, 2 failed',
    '',
  ];
  expect(listFailedChecks(lines.join('\n'))).toEqual([
    lines.slice(2, 5).join('\n'),
    'FAIL  routes: the check itself broke: x',
  ]);
  expect(listFailedChecks('FAIL  links (0.1 s), 1 finding\n1 check passed, 1 failed\n')).toEqual([
    'FAIL  links (0.1 s), 1 finding',
  ]);
});
