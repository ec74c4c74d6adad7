import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const tsx = createRequire(path.resolve('package.json')).resolve('tsx/cli');

it.each([
  ['engine/run', 'There are no options.'],
  ['reference/run', 'The options are --builds.'],
  ['round-trips/run', 'The options are --write.'],
  ['patterns/one-to-many', 'There are no options.'],
])('bench/%s refuses what it does not know, instead of measuring without it', (bench, options) => {
  const args = [tsx, `bench/${bench}.ts`, '--nothing'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe(`\nUnknown option '--nothing'. ${options}\n`);
  expect(status).toBe(1);
});
