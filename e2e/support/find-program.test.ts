import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findProgram } from './find-program';

const { execPath } = process;

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the program that the variable names', () => {
  vi.stubEnv('SOME_PATH', ` ${execPath} `);
  expect(findProgram('SOME_PATH', ['absent'])).toBe(execPath);
});

it('says so when the variable names nothing that runs', () => {
  vi.stubEnv('SOME_PATH', '/absent');
  expect(() => findProgram('SOME_PATH', [])).toThrow(
    'SOME_PATH is "/absent", which is no program that runs.',
  );
});

it('looks on the path, by the order of the names, then at fixed places', () => {
  vi.stubEnv('PATH', path.dirname(execPath));
  expect(findProgram('SOME_PATH', ['absent', path.basename(execPath)])).toBe(execPath);
  expect(findProgram('SOME_PATH', ['absent'], ['/absent', execPath])).toBe(execPath);
  expect(findProgram('SOME_PATH', ['absent'])).toBeUndefined();
});

it('passes over a folder of that name, such as /opt/firefox with /opt on the path', () => {
  vi.stubEnv('PATH', `${path.resolve()}${path.delimiter}${path.dirname(execPath)}`);
  expect(findProgram('SOME_PATH', ['e2e'], [execPath])).toBe(execPath);
});
