import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const tsx = createRequire(path.resolve('package.json')).resolve('tsx/cli');

/** What a script says of its options, and how it ends. */
function run(bench: string, ...options: readonly string[]): { status: number | null; stderr: string } {
  const args = [tsx, `bench/${bench}.ts`, ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr };
}

it.each([
  ['engine/run', 'There are no options.'],
  ['reference/run', 'The options are --builds.'],
  ['round-trips/run', 'The options are --write.'],
  ['search/relevance', 'The options are --held, --all, --training, --misses, --directory.'],
  ['patterns/one-to-many', 'There are no options.'],
])('bench/%s refuses what it does not know, instead of measuring without it', (bench, options) => {
  expect(run(bench, '--nothing')).toEqual({
    status: 1,
    stderr: `\nUnknown option '--nothing'. ${options}\n`,
  });
});

it.each([
  ['site/run', ['--scale', '4'], '--scale says how many times the pages are built: give --builds, too.'],
  [
    'search/run',
    ['--engines', 'embedded,lunar'],
    'There is no engine "lunar". The engines are embedded, pagefind, lunr, orama, easyops, docsearch.',
  ],
  [
    'search/run',
    ['--order', '--modal'],
    '--order leaves the modal out, and --modal all else: give one of them.',
  ],
  ['search/relevance', ['--directory', 'src'], 'There is no built site in src: build it with'],
  ['search/tune', ['--only', 'phrases'], 'No number of weights.ts begins with "phrases". There are '],
])('bench/%s %j says what is wrong before it measures', (bench, args, message) => {
  const { status, stderr } = run(bench, ...args);
  expect(stderr).toContain(`\n${message}`);
  expect(status).toBe(1);
});
