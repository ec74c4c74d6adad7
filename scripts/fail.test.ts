import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { transformSync } from 'esbuild';
import { afterEach, expect, it, vi } from 'vitest';
import { orStop, runMain, Stop } from './fail';

afterEach(() => vi.restoreAllMocks());

it('orStop returns the value of the step, or prints the sentence of a Stop and exits with 1', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(orStop(() => 1)).toBe(1);
  expect(() =>
    orStop(() => {
      throw new Stop('Unknown option.');
    }),
  ).toThrow('ended with 1');
  expect(told).toHaveBeenCalledWith('\nUnknown option.');
});

it.each([
  ['with the sentence of a Stop', new Stop('Unknown option.'), '\nUnknown option.'],
  ['with the whole of any other error', new TypeError('No such thing.'), new TypeError('No such thing.')],
])('a script exits with 1 and ends %s', async (_, error, said) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const status = await new Promise((ended) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      ended(code);
      return undefined as never;
    });
    runMain(() => {
      throw error;
    });
  });
  expect(status).toBe(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(said);
});

it('a source file that does not parse ends a script with a sentence that names the line of its first error', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() =>
    orStop(() => {
      transformSync("const a = 1;\nconst b;\nconst c = 'x\n", {
        loader: 'ts',
        sourcefile: path.resolve('limits/age.ts'),
        logLevel: 'silent',
      });
    }),
  ).toThrow('ended');
  expect(told).toHaveBeenCalledWith(
    '\nlimits/age.ts:2: This is not TypeScript: The constant "b" must be initialized. Correct the line, or the one before it.',
  );
});

it.skipIf(process.platform === 'win32')(
  'a script ends without a stack when the pager that reads its output is closed',
  async () => {
    const program = `require(${JSON.stringify(path.join(__dirname, 'fail.ts'))}).runMain(() => {
      setInterval(() => console.log('more'), 10);
    });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([null, 'SIGHUP']);
    expect(await said).toBe('');
  },
);
