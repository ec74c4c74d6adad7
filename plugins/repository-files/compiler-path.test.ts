import path from 'node:path';
import { expect, it } from 'vitest';
import { compilerPath, isCompiledFrom } from './compiler-path';

const { posix, win32 } = path;

it.each([
  [posix.join('/repository', 'api', 'next'), '/repository/api/next'],
  [win32.join('C:\\repository', 'api', 'next'), 'C:/repository/api/next'],
  [posix.join('C:\\repository', 'sample.ts'), 'C:/repository/sample.ts'],
])('compilerPath writes %s as %s', (file, written) => {
  expect(compilerPath(file)).toBe(written);
});

it.each([
  [posix.join('/repository', 'api', '0.3.0'), '/repository/api/0.3.0/core/client.d.ts', true],
  [win32.join('C:\\repository', 'api', '0.3.0'), 'C:/repository/api/0.3.0/core/client.d.ts', true],
  [win32.join('C:\\repository', 'api', '0.3.0'), 'C:/repository/api/0.3.0-beta/index.d.ts', false],
  [win32.join('C:\\repository', 'api', '0.3.0'), 'D:/repository/api/0.3.0/index.d.ts', false],
])('the folder %s contains %s: %s', (folder, file, isIn) => {
  expect(isCompiledFrom(folder, file)).toBe(isIn);
});
