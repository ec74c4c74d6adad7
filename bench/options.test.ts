import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { holdFolder } from '../plugins/whole-build/hold-folder';
import type * as fail from '../scripts/fail';
import { makeTempFolder } from '../scripts/test/temp-folder';

/** The messages that a script stopped with, and its main function, which may still run when the import ends. */
const script = vi.hoisted(() => ({ ended: [] as string[], main: Promise.resolve() }));

// Scripts run in this process: a process for each of ten took 16 s and loaded the same modules every time.
vi.mock('../scripts/fail', async (importOriginal) => {
  const own = await importOriginal<typeof fail>();
  const end = (error: unknown): never => {
    if (error instanceof own.Stop) script.ended.push(error.message);
    throw error;
  };
  return {
    ...own,
    orStop: <T>(begin: () => T): T => {
      try {
        return begin();
      } catch (error) {
        return end(error);
      }
    },
    runMain: (main: () => Promise<void> | void): void => {
      script.main = Promise.resolve().then(main).catch(end);
    },
  };
});

/** Runs a script with these options. @returns the messages that it stopped with, usually one */
async function run(bench: string, ...options: readonly string[]): Promise<readonly string[]> {
  vi.resetModules();
  script.ended = [];
  script.main = Promise.resolve();
  const file = `bench/${bench}.ts`;
  process.argv = [process.execPath, file, ...options];
  try {
    await import(pathToFileURL(file).href);
    await script.main;
  } catch (error) {
    if (script.ended.length === 0) throw error;
  }
  return script.ended;
}

it.each([
  ['engine/run', 'There are no options.'],
  ['reference/run', 'The options are --builds.'],
  ['round-trips/run', 'The options are --write.'],
  ['search/relevance', 'The options are --held, --all, --training, --misses, --directory.'],
  ['patterns/one-to-many', 'There are no options.'],
])('bench/%s rejects an unknown option instead of ignoring it', async (bench, options) => {
  expect(await run(bench, '--nothing')).toEqual([`Unknown option '--nothing'. ${options}`]);
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
])('bench/%s with %j stops with a message instead of measuring', async (bench, args, message) => {
  expect(await run(bench, ...args)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['live/run', []],
  ['search/relevance', ['--directory']],
])('bench/%s refuses to measure a site while a build writes it', async (bench, before) => {
  const site = makeTempFolder({ '404.html': '', 'engine/manifest.json': '' });
  const { giveBack } = holdFolder(process.cwd(), site);
  onTestFinished(giveBack);
  expect(await run(bench, ...before, site)).toEqual([expect.stringContaining('a build writes it')]);
});
