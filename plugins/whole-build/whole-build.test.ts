import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { keyOf } from '../repository-files/hash-files';
import { Stop } from '../repository-files/stop';
import { forgetBundled } from './forget-bundled';
import { holdFolder } from './hold-folder';

/** A repository whose build into `build` a process is said to run, and the file that says so. */
function heldBy(process: string): { readonly root: string; readonly build: string; readonly file: string } {
  const root = makeTempFolder();
  const build = path.join(root, 'build');
  const file = path.join(root, '.cache/builds', `${keyOf(build)}.pid`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, process);
  return { root, build, file };
}

describe('holdFolder', () => {
  it('refuses a folder that another process writes into, and names the process and the file', () => {
    // This one's parent runs for certain.
    const { root, build, file } = heldBy(String(process.ppid));
    const hold = (): unknown => holdFolder(root, `${build}/`);
    expect(hold).toThrow(Stop);
    expect(hold).toThrow(
      `Another build, process ${process.ppid}, writes into build: wait until it has ended`,
    );
    expect(hold).toThrow(`remove .cache/builds/${path.basename(file)}.`);
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
  });

  const ended = String(spawnSync(process.execPath, ['-e', '']).pid);
  it.each([
    ['a process that has ended', ended],
    ['this process', String(process.pid)],
    ['nobody, since it was cut short', ''],
  ])('takes over what was held by %s, and gives it back', (_, holder) => {
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

  it('lets builds into other folders run', () => {
    const { root, build } = heldBy(String(process.ppid));
    expect(() => holdFolder(root, `${build}-2`).giveBack()).not.toThrow();
  });
});

it('what the bundler keeps is thrown away, and nothing beside it', () => {
  const caches = 'node_modules/.cache';
  const root = makeTempFolder({ [`${caches}/rspack/a/b`]: 'half', [`${caches}/age-engine/c`]: 'whole' });
  expect(forgetBundled(root)).toContain(
    'node_modules/.cache/rspack, which it may have damaged, is made anew.',
  );
  expect(readdirSync(path.join(root, caches))).toEqual(['age-engine']);
});

describe('a process that builds', { timeout: 20_000 }, () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const start = (program: string) =>
    spawn(process.execPath, ['--import', 'tsx', '-e', program], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const module = (name: string): string => JSON.stringify(path.join(__dirname, name));

  it('gives the folder back when it ends', async () => {
    const root = makeTempFolder();
    const arguments_ = [root, path.join(root, 'build')].map((each) => JSON.stringify(each)).join(', ');
    const child = start(`require(${module('hold-folder.ts')}).holdFolder(${arguments_});
      console.log(require('node:fs').readdirSync(${JSON.stringify(path.join(root, '.cache/builds'))}).length);`);
    expect(String((await once(child.stdout, 'data'))[0])).toBe('1\n');
    await once(child, 'exit');
    expect(readdirSync(path.join(root, '.cache/builds'))).toEqual([]);
  });

  it.each([
    ['takes the mark of a whole site from what it wrote before it broke down', 1, true, []],
    ['leaves the site before it when it breaks down earlier', 1, false, ['404.html']],
    ['marks what it wrote when it is done', 0, true, ['404.html']],
  ])('%s', (_, code, writes, left) => {
    const outDir = makeTempFolder({ '404.html': 'before' });
    const mark = path.join(outDir, '404.html');
    utimesSync(mark, 0, 0);
    const program = `require(${module('index.ts')}).default({ outDir: ${JSON.stringify(outDir)} });
      if (${writes}) require('node:fs').writeFileSync(${JSON.stringify(mark)}, 'now');
      process.exit(${code});`;
    spawnSync(process.execPath, ['--import', 'tsx', '-e', program], { env, stdio: 'inherit' });
    expect(readdirSync(outDir)).toEqual(left);
  });

  it('keeps out of a folder that another one writes into', () => {
    const outDir = makeTempFolder();
    const { giveBack } = holdFolder(path.resolve(__dirname, '../..'), outDir);
    const program = `require(${module('index.ts')}).default({ outDir: ${JSON.stringify(outDir)} });`;
    const second = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], { env, encoding: 'utf8' });
    giveBack();
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Another build, process ${process.pid}, writes into `);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('fails after %s, though Docusaurus then leaves without a code', async (signal, code) => {
    const child = start(`process.on('${signal}', () => process.exit());
      require(${module('index.ts')}).default({ outDir: ${JSON.stringify(makeTempFolder())} });
      setInterval(() => undefined, 1000);
      console.log('ready');`);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
  });
});
