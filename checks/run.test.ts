import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../scripts/test/temp-folder';

const tsx = createRequire(path.resolve('package.json')).resolve('tsx/cli');

/** Runs the command in a folder, as `npm run check:content` does. */
function runIn(root: string, ...args: readonly string[]): readonly [status: number | null, said: string] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, path.resolve('checks/run.ts'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return [status, stdout + stderr];
}

it('exits with 0 when all checks pass, and with 1 when one fails', () => {
  const root = makeTempFolder();
  const [passed, told] = runIn(root, 'page-shape');
  expect(told).toMatch(/^1 check passed, 0 failed$/m);
  expect(passed).toBe(0);
  // The check of links fails without a build.
  const [failed, found] = runIn(root, 'page-shape', 'links');
  expect(found).toMatch(/^1 check passed, 1 failed$/m);
  expect(failed).toBe(1);
});

it('exits with 1 and a sentence when no check has the given name', () => {
  const [status, told] = runIn(tmpdir(), 'nothing');
  expect(told).toMatch(/^\nNo check is called nothing: choose from api, /);
  expect(status).toBe(1);
});
