import { expect, it } from 'vitest';
import { describeFailure, isRefused } from './push-failure';

it.each([
  [Object.assign(new Error('Record is too big'), { status: 400 }), '400 Record is too big.'],
  [new Error('Unreachable hosts.'), 'Unreachable hosts.'],
  [new Error(''), '.'],
  ['The line is down', 'The line is down.'],
  [Object.assign(new Error('Odd'), { status: '500' }), 'Odd.'],
  [
    Object.assign(new Error('Not allowed'), { status: 403 }),
    '403 Not allowed. The key may not write to this index: use the admin key.',
  ],
  [
    Object.assign(new Error('Record quota exceeded. Change plan or delete records.'), { status: 403 }),
    '403 Record quota exceeded. Change plan or delete records. While a push runs, the old index and the new one count together.',
  ],
  [
    Object.assign(new Error('Operations quota exceeded, change plan to get more Operations.'), {
      status: 403,
    }),
    '403 Operations quota exceeded, change plan to get more Operations.',
  ],
  [Object.assign(new Error('Quota exceeded'), { status: 403 }), '403 Quota exceeded.'],
])('describes the failure of a push in one sentence: %s', (error, told) => {
  expect(describeFailure(error)).toBe(told);
});

const after = (status: unknown, ...before: readonly unknown[]): unknown =>
  Object.assign(new Error('No'), {
    status,
    stackTrace: before.map((each) => ({ response: { status: each } })),
  });

it.each([
  ['a refusal', after(404), true],
  ['a refusal after another', after(404, 429), true],
  ['a refusal after a gateway that gave up', after(404, 502), false],
  ['a refusal after an answer that was lost', after(404, 0), false],
  ['a refusal by a client that lists no attempts', { status: 404 }, true],
  ['a fault of the service', after(500), false],
  ['an answer that cannot be read', after(undefined), false],
  ['no error', null, false],
])('knows whether the service refused the request, from %s', (_, error, told) => {
  expect(isRefused(error)).toBe(told);
});
