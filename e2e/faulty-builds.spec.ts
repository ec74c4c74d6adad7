import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from './support/test';

// Faulty sites, and the sentence that their build must fail with. Faulty credentials of search: 5-validation.

const faults = [
  ['navbar-item', 'Bad navbar item type flying-carpet'],
  [
    'page',
    `The page component at / doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  ],
  [
    'markdown',
    '\n× markdown/index.mdx:1: There is no file "./_missing.mdx". Correct the path, or put the file there.\n',
  ],
] as const;

// The builds share a folder of generated files, so they run one after the other.
test.describe.configure({ mode: 'default' });

for (const [fault, sentence] of faults) {
  test(`a build with a faulty ${fault} fails with a sentence that names the fault`, () => {
    test.setTimeout(120_000);
    const outDir = path.resolve(`.cache/test/faulty-${fault}`);
    const build = spawnSync('npx', ['docusaurus', 'build', 'e2e/fixtures/faults', '--out-dir', outDir], {
      // With a cache that mixed two of the sites, the bundler never ended.
      env: { ...process.env, FAULT: fault, FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
      encoding: 'utf8',
      // Playwright cannot end a test that waits for a synchronous process.
      timeout: 100_000,
    });
    expect(build.status).not.toBe(0);
    expect(build.stdout + build.stderr).toContain(sentence);
  });
}
