import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { holdFolder } from '../plugins/whole-build/hold-folder';
import type * as fail from '../scripts/fail';
import { makeTempFolder } from '../scripts/test/temp-folder';

/** The sentences that scripts ended in, and what is left of a script once it is loaded. */
const script = vi.hoisted(() => ({ ended: [] as string[], main: Promise.resolve() }));

// Each script in this process: ten processes took 16 s, and loaded the same modules again and again.
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

/** The sentences that a script ends in, with these options; it does nothing else, so the first is the only one. */
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
])('bench/%s refuses what it does not know, instead of measuring without it', async (bench, options) => {
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
])('bench/%s %j says what is wrong before it measures', async (bench, args, message) => {
  expect(await run(bench, ...args)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['live/run', []],
  ['search/relevance', ['--directory']],
])('bench/%s measures no site that a build is writing', async (bench, before) => {
  const site = makeTempFolder({ '404.html': '', 'engine/manifest.json': '' });
  const { giveBack } = holdFolder(process.cwd(), site);
  onTestFinished(giveBack);
  expect(await run(bench, ...before, site)).toEqual([expect.stringContaining('a build writes it')]);
});
