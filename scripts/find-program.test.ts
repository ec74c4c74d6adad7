import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findProgram } from './find-program';

const { execPath } = process;
const find = (names: readonly string[], fixedPlaces?: readonly string[]): string | undefined =>
  findProgram({ variable: 'SOME_PATH', kind: 'a program', names, ...(fixedPlaces && { fixedPlaces }) });

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the program that the variable names', () => {
  vi.stubEnv('SOME_PATH', ` ${execPath} `);
  expect(find(['absent'])).toBe(execPath);
});

it('throws when the variable names nothing that runs', () => {
  vi.stubEnv('SOME_PATH', '/absent');
  expect(() => find([])).toThrow(
    'SOME_PATH is "/absent", which is no program that runs: set it to a program, or unset it to let one be found.',
  );
});

it('looks on the path, by the order of the names, then at fixed places', () => {
  vi.stubEnv('PATH', path.dirname(execPath));
  expect(find(['absent', path.basename(execPath)])).toBe(execPath);
  expect(find(['absent'], ['/absent', execPath])).toBe(execPath);
  expect(find(['absent'])).toBeUndefined();
});

it('prefers the first name in any folder of the path, and any name on the path to the fixed places', () => {
  const wanted = {
    variable: 'SOME_PATH',
    kind: 'a program',
    names: ['best', 'other'],
    fixedPlaces: ['/fixed'],
  };
  const env = { PATH: ['/a', '/b'].join(path.delimiter) };
  const findAmong = (...files: readonly string[]): string | undefined =>
    findProgram(wanted, { env, isExecutable: (file) => files.includes(file) });
  const [best, other] = [path.join('/b', 'best'), path.join('/a', 'other')];
  expect(findAmong('/fixed', other, best)).toBe(best);
  expect(findAmong('/fixed', other)).toBe(other);
});

it.each([{}, { PATH: '' }])('does not look in the current folder when the environment is %o', (env) => {
  const wanted = { variable: 'SOME_PATH', kind: 'a program', names: ['some'], fixedPlaces: ['/fixed'] };
  expect(findProgram(wanted, { env, isExecutable: () => true })).toBe('/fixed');
});

it('ignores a folder of that name, such as /opt/firefox with /opt on the path, and a file that may not be run', () => {
  vi.stubEnv('PATH', `${path.resolve()}${path.delimiter}${path.dirname(execPath)}`);
  expect(find(['e2e', 'package.json'], [execPath])).toBe(execPath);
});
