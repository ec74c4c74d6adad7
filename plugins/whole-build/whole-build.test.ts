import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { keyOf } from '../repository-files/hash-files';
import { Stop } from '../repository-files/stop';
import { forgetBundled } from './forget-bundled';
import { holdFolder } from './hold-folder';

/** A repository with a lock file that names a process as building into `build`. */
function heldBy(process: string): { readonly root: string; readonly build: string; readonly file: string } {
  const root = makeTempFolder();
  const build = path.join(root, 'build');
  const file = path.join(root, '.cache/builds', `${keyOf(build)}.pid`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, process);
  return { root, build, file };
}

/** The id of a process that has ended. */
const ended = String(spawnSync(process.execPath, ['-e', '']).pid);

describe('holdFolder', () => {
  it('refuses a folder that another process holds, and names that process and the lock file', () => {
    // The parent of this process is certainly running.
    const { root, build, file } = heldBy(String(process.ppid));
    const hold = (): unknown => holdFolder(root, `${build}/`);
    expect(hold).toThrow(Stop);
    expect(hold).toThrow(
      `Another build, process ${process.ppid}, writes into build: wait until it has ended`,
    );
    expect(hold).toThrow(`remove .cache/builds/${path.basename(file)}.`);
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
  });

  it.each([
    ['a process that has ended', ended],
    ['this process', String(process.pid)],
    ['a process that did not write its id into it', ''],
  ])('takes over a lock left by %s, and releases it', (_, holder) => {
    const { root, build, file } = heldBy(holder);
    const { wasLeft, giveBack } = holdFolder(root, build);
    expect(wasLeft).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    giveBack();
    expect(readdirSync(path.dirname(file))).toEqual([]);
    const again = holdFolder(root, build);
    expect(again.wasLeft).toBe(false);
    again.giveBack();
  });

  it('refuses a folder that a process of another user holds', () => {
    const { root, build } = heldBy(ended);
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    expect(() => holdFolder(root, build)).toThrow(`Another build, process ${ended}, writes into build`);
  });

  it('does not release the lock of another process that has taken it over', () => {
    const { root, build, file } = heldBy(ended);
    const { giveBack } = holdFolder(root, build);
    writeFileSync(file, String(process.ppid));
    giveBack();
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
  });

  it('allows a build into another folder at the same time', () => {
    const { root, build } = heldBy(String(process.ppid));
    expect(() => holdFolder(root, `${build}-2`).giveBack()).not.toThrow();
  });
});

it('forgetBundled deletes the cache of the bundler and no other caches', () => {
  const caches = 'node_modules/.cache';
  const root = makeTempFolder({ [`${caches}/rspack/a/b`]: 'half', [`${caches}/age-engine/c`]: 'whole' });
  expect(forgetBundled(root)).toContain(
    'node_modules/.cache/rspack, which it may have damaged, is made anew.',
  );
  expect(readdirSync(path.join(root, caches))).toEqual(['age-engine']);
  expect(() => forgetBundled(root), 'a missing cache is no error').not.toThrow();
});

describe('a build process', { timeout: 20_000 }, () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const start = (program: string) =>
    spawn(process.execPath, ['--import', 'tsx', '-e', program], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const module = (name: string): string => JSON.stringify(path.join(__dirname, name));

  it('releases its folder when it ends', async () => {
    const root = makeTempFolder();
    const arguments_ = [root, path.join(root, 'build')].map((each) => JSON.stringify(each)).join(', ');
    const child = start(`require(${module('hold-folder.ts')}).holdFolder(${arguments_});
      console.log(require('node:fs').readdirSync(${JSON.stringify(path.join(root, '.cache/builds'))}).length);`);
    expect(String((await once(child.stdout, 'data'))[0])).toBe('1\n');
    await once(child, 'exit');
    expect(readdirSync(path.join(root, '.cache/builds'))).toEqual([]);
  });

  const wholeBuild = (siteDir: string, outDir: string): string =>
    `require(${module('index.ts')}).default(${JSON.stringify({ siteDir, outDir })});`;
  const runToEnd = (program: string, environment = env) =>
    spawnSync(process.execPath, ['--import', 'tsx', '-e', program], { env: environment, encoding: 'utf8' });

  it.each([
    ['that breaks down after it has written the mark of a whole site removes that mark', 1, 'write()', []],
    ['that breaks down before it has written the mark leaves the former site as it is', 1, '', ['404.html']],
    ['that breaks down after it has removed the mark itself ends without another error', 1, 'remove()', []],
    ['that succeeds leaves the mark in what it wrote', 0, 'write()', ['404.html']],
  ])('%s', (_, code, deed, left) => {
    const outDir = makeTempFolder({ '404.html': 'before' });
    const mark = path.join(outDir, '404.html');
    utimesSync(mark, 0, 0);
    const { status, stderr } = runToEnd(`${wholeBuild(makeTempFolder(), outDir)}
      const { rmSync, writeFileSync } = require('node:fs');
      const write = () => writeFileSync(${JSON.stringify(mark)}, 'now');
      const remove = () => rmSync(${JSON.stringify(mark)});
      ${deed};
      process.exit(${code});`);
    expect(readdirSync(outDir)).toEqual(left);
    expect(status).toBe(code);
    expect(stderr).not.toContain('ENOENT');
  });

  it('deletes the cache of the bundler, with a message, only after a build that was killed', () => {
    const { root, build } = heldBy(ended);
    const kept = path.join(root, 'node_modules/.cache/rspack');
    mkdirSync(kept, { recursive: true });
    expect(runToEnd(wholeBuild(root, build)).stderr).toContain('The last build was killed or broke down: ');
    expect(existsSync(kept)).toBe(false);
    mkdirSync(kept);
    expect(runToEnd(wholeBuild(root, build)).stderr).not.toContain('The last build');
    expect(existsSync(kept)).toBe(true);
  });

  it('fails when another process holds the folder, except in development mode', () => {
    const { root, build } = heldBy(String(process.pid));
    const second = runToEnd(wholeBuild(root, build));
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Another build, process ${process.pid}, writes into build`);
    expect(runToEnd(wholeBuild(root, build), { ...env, NODE_ENV: 'development' }).status).toBe(0);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'ends with a failure code after %s, although Docusaurus would exit with 0',
    async (signal, code) => {
      const child = start(`process.on('${signal}', () => process.exit());
      ${wholeBuild(makeTempFolder(), makeTempFolder())}
      setInterval(() => undefined, 1000);
      console.log('ready');`);
      await once(child.stdout, 'data');
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([code, null]);
    },
  );
});
