import { expect, it } from 'vitest';
import { causeOf } from './cause';
import { DownloadError } from './download';

it.each([
  [new DownloadError('ended early'), 'network', 'network'],
  [new TypeError('Failed to fetch'), 'network', 'broken'],
  [new TypeError('Out of memory'), 'network', 'memory'],
  [new WebAssembly.CompileError('forbidden'), 'unsupported', 'broken'],
  [new RangeError('Array buffer allocation failed'), 'memory', 'memory'],
  [new WebAssembly.RuntimeError('memory access out of bounds'), 'broken', 'broken'],
  [new Error('unreachable'), 'broken', 'broken'],
  ['text', 'broken', 'broken'],
] as const)('%s has the cause "%s" while the engine loads, "%s" afterwards', (error, coming, there) => {
  expect([causeOf(error, false), causeOf(error, true)]).toEqual([coming, there]);
});
