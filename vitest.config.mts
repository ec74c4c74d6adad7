import { defineConfig } from 'vitest/config';
import { listWithOwnModules, testRooms } from './scripts/test/own-modules.mts';

const alone = [...listWithOwnModules(import.meta.dirname, testRooms)];

/** What the site's bundler has under names of no package. */
const docusaurus = `${import.meta.dirname}/node_modules/@docusaurus/core/lib/client/exports`;

/** From Node 25 on there is a `localStorage` that holds nothing and stands in the way of the tests' own. */
const hasStorage = Number.parseInt(process.versions.node, 10) >= 25;

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@docusaurus/router': `${docusaurus}/router.js`,
      '@docusaurus/useIsBrowser': `${docusaurus}/useIsBrowser.js`,
    },
  },
  test: {
    globalSetup: ['scripts/vitest-temp.ts', 'scripts/vitest-compiler.ts'],
    // A thread starts sooner than a process: 94 s where it took 108.
    pool: 'threads',
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    execArgv: hasStorage ? ['--no-experimental-webstorage'] : [],
    // No test is about time: what takes one second alone takes ten beside other work.
    testTimeout: 60_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          // Loading compiler, highlighter and site anew for each file was a third of the work: 66 s for all where it took 106.
          isolate: false,
          include: [`{${testRooms.join()}}/**/*.test.{ts,tsx}`],
          exclude: alone,
        },
      },
      { extends: true, test: { name: 'modules of their own', include: alone } },
    ],
  },
});
