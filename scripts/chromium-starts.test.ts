import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkStarts } from './chromium-starts';
import { Stop } from './fail';
import { makeTempFolder } from './test/temp-folder';

/** A program in the place of a browser. */
function makeProgram(script: string): string {
  const file = path.join(makeTempFolder(), 'chromium-browser');
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

it.skipIf(process.platform === 'win32').each([
  [
    'with its own output',
    'echo "libnss3.so: cannot open shared object file" >&2; exit 127',
    'libnss3.so: cannot open shared object file.',
  ],
  ['with the error of Playwright if it printed nothing', 'exit 1', 'browserType.launch: '],
])('a Chromium that exits at once is reported %s, and with the remedy', async (_, script, told) => {
  const file = makeProgram(script);
  const failure: unknown = await checkStarts(file, ['--no-sandbox']).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stop);
  expect(String(failure)).toContain(`${file} does not start: ${told}`);
  expect(String(failure)).toMatch(
    /\. Install what it lacks, or set CHROMIUM_PATH to a Chromium or Chrome that starts\.$/,
  );
  expect(String(failure)).not.toContain('\n');
});
