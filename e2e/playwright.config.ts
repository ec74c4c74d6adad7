import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium';
import { Stop } from '../scripts/fail';

const executablePath = findChromium();
if (!executablePath)
  throw new Stop('No Chromium found: "npx tsx scripts/chromium.ts" installs one where it can.');

/**
 * Each page compiles the same scripts anew, and no test runs one long enough to win back what the optimising compilers
 * take beside it: without them, 72 pages took 45.4 s where they took 54.9 and 55.5.
 */
const compileForShortVisits = '--js-flags=--no-maglev --no-turbofan';

/**
 * Files that test what a window keeps and Playwright does not clear between tests: the place on the search page
 * (session storage), the engine's files, the state of a loader. All other files share one window, which is cleared
 * after each test, because a new one takes 0.2 to 0.3 s.
 */
const needsOwnWindow = /\/(?:faulty-builds|live|live-\w+|pages|playground|search-page|text-first)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  // `*.test.ts` are Vitest's.
  testMatch: '**/*.spec.ts',
  globalSetup: './support/prepare',
  outputDir: '../test-results',
  // Two cores: a third worker makes all of them slower.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names what needed its second try, and what the first one said.
  retries: 1,
  timeout: 30_000,
  // What takes a moment on a quiet machine takes seconds beside other work.
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: '../.cache/test/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    launchOptions: {
      executablePath,
      args: [
        ...chromiumArguments,
        compileForShortVisits,
        // No test may depend on another host, and none is reached by mistake.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'windows of their own', testMatch: needsOwnWindow },
    { name: 'one window for all', testIgnore: needsOwnWindow, use: { reuseContext: true } },
  ],
});
