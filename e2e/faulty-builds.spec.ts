import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from './support/test';

// Sites that must not be built, and the sentence their build ends with. Credentials of search: 5-validation.

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

// They share a folder of generated files: one after the other.
test.describe.configure({ mode: 'default' });

for (const [fault, sentence] of faults) {
  test(`a build with a faulty ${fault} ends with a sentence that says so`, () => {
    test.setTimeout(120_000);
    const outDir = path.resolve(`.cache/test/faulty-${fault}`);
    const build = spawnSync('npx', ['docusaurus', 'build', 'e2e/fixtures/faults', '--out-dir', outDir], {
      // What the bundler keeps of one site is none of the other's: with a mixture of both it waited for ever.
      env: { ...process.env, FAULT: fault, FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
      encoding: 'utf8',
      // Nothing else ends a test that waits for a process.
      timeout: 100_000,
    });
    expect(build.status).not.toBe(0);
    expect(build.stdout + build.stderr).toContain(sentence);
  });
}
