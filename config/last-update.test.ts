import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { makeTempFolder } from '../scripts/test/temp-folder';
import { lastUpdate } from './last-update';

/** Without git's own variables: in a hook, they would name the repository that the hook belongs to. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

const git = (cwd: string, ...words: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...words], { cwd, env });
};

/** The tests also run from a download on a machine without git. */
const noGit = spawnSync('git', ['--version']).status !== 0;

it.skipIf(noGit)(
  'gives no dates in a shallow clone, where every page would have the date of the oldest commit',
  async () => {
    const root = makeTempFolder({ 'whole/page.md': 'first' });
    const whole = path.join(root, 'whole');
    git(root, 'init', '-q', whole);
    git(whole, 'add', '.');
    git(whole, 'commit', '-q', '-m', 'page');
    git(whole, 'commit', '-q', '-m', 'something else', '--allow-empty');
    const clone = path.join(root, 'clone');
    git(root, 'clone', '-q', '--depth', '1', pathToFileURL(whole).href, clone);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    lastUpdate.initialize({ siteDir: clone });
    const page = path.join(clone, 'page.md');

    expect(await lastUpdate.getFileLastUpdateInfo(page)).toBeNull();
    expect(await lastUpdate.getFileCreationInfo(page)).toBeNull();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('git fetch --unshallow')]]);
  },
);

it.skipIf(noGit)(
  'warns with the remedy that git names when the repository belongs to somebody else',
  async () => {
    const root = makeTempFolder({ 'page.md': '' });
    git(root, 'init', '-q');
    for (const [name, value] of Object.entries({
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: path.join(root, 'none'),
    }))
      vi.stubEnv(name, value);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    lastUpdate.initialize({ siteDir: root });

    expect(await lastUpdate.getFileLastUpdateInfo(path.join(root, 'page.md'))).toBeNull();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('--add safe.directory')]]);
  },
);
