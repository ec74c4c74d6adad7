import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const tsx = createRequire(path.resolve('package.json')).resolve('tsx/cli');

it.each(['C', 'en_US.UTF-8', 'da_DK.UTF-8'])('byName gives the same order in the locale %s', (language) => {
  const code =
    "import { byName } from './plugins/repository-files/by-name';" +
    "console.log(['Zeta', 'Aa', 'abc', 'Ab'].sort(byName).join(' '));";
  const env = { ...process.env, LC_ALL: language };
  const { stdout } = spawnSync(process.execPath, [tsx, '-e', code], { encoding: 'utf8', env });
  expect(stdout).toBe('Aa Ab abc Zeta\n');
});
