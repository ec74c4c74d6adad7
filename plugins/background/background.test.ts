import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import { openThread, runInThread } from './thread';
import { writeWhole } from './write-whole';

const folder = makeTempFolder({}, afterAll);
const module = path.join(folder, 'work.ts');
writeFileSync(
  module,
  `import { threadId } from 'node:worker_threads';
   import { Stop } from ${JSON.stringify(path.resolve('plugins/repository-files/stop'))};
   export const add = async (a: number, b: number): Promise<{ sum: number; thread: number }> =>
     ({ sum: a + b, thread: threadId });
   export function fail(why: string): void { throw new Error(why); }
   export function stop(why: string): void { throw new Stop(why); }
   export function leave(): void { process.exit(3); }
   let calls = 0;
   export const count = async (wait: number): Promise<number> => {
     const before = calls;
     await new Promise((resolve) => setTimeout(resolve, wait));
     calls = before + 1;
     return calls;
   };`,
);

describe('runInThread', { timeout: 30_000 }, () => {
  it('returns the result of a function that ran in another thread', async () => {
    const { sum, thread } = await runInThread<{ sum: number; thread: number }>(module, 'add', [2, 3]);
    expect(sum).toBe(5);
    expect(thread).toBeGreaterThan(0);
  });

  it('runs while the calling thread is busy', async () => {
    const file = path.join(folder, 'written');
    writeFileSync(
      path.join(folder, 'write.ts'),
      `import { writeFileSync } from 'node:fs';
       export const write = (file: string): void => writeFileSync(file, 'done');`,
    );
    const written = runInThread(path.join(folder, 'write.ts'), 'write', [file]);
    const end = Date.now() + 20_000;
    // The file exists, still empty, before its text is written.
    const text = (): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    while (text() !== 'done' && Date.now() < end);
    expect(text()).toBe('done');
    await written;
  });

  it('fails with the error of the function, or with the name of the module that ended or is missing', async () => {
    await expect(runInThread(module, 'fail', ['no such graph'])).rejects.toThrow('no such graph');
    await expect(runInThread(module, 'leave', [])).rejects.toThrow(
      `${module}: the thread ended with code 3.`,
    );
    await expect(runInThread(path.join(folder, 'none.ts'), 'add', [])).rejects.toThrow('none.ts');
  });
});

it('an error from the thread keeps its stack, and a Stop remains a Stop', { timeout: 30_000 }, async () => {
  await expect(runInThread(module, 'fail', ['no such graph'])).rejects.toHaveProperty(
    'stack',
    expect.stringContaining('work.ts'),
  );
  const stopped = runInThread(module, 'stop', ['a.yml:1: Write it.']);
  await expect(stopped).rejects.toBeInstanceOf(Stop);
  await expect(stopped).rejects.toThrow('a.yml:1: Write it.');
});

describe('openThread', { timeout: 30_000 }, () => {
  it('runs concurrent calls one after the other in one thread', async () => {
    const thread = openThread(module);
    const calls = [20, 10, 0].map((wait) => thread.call<number>('count', wait));
    expect(await Promise.all(calls)).toEqual([1, 2, 3]);
    thread.end();
  });

  it('start() loads the module once, before the first call', async () => {
    const file = path.join(folder, 'loaded');
    const early = path.join(folder, 'early.ts');
    writeFileSync(
      early,
      `import { writeFileSync } from 'node:fs';
       writeFileSync(${JSON.stringify(file)}, 'once', { flag: 'ax' });
       export const isReady = (): boolean => true;`,
    );
    const thread = openThread(early);
    thread.start();
    thread.start();
    const end = Date.now() + 20_000;
    while (!existsSync(file) && Date.now() < end);
    expect(existsSync(file)).toBe(true);
    expect(await thread.call('isReady')).toBe(true);
    thread.end();
  });

  it('continues after a call that fails, and opens a new thread after a call that ended the old one', async () => {
    const thread = openThread(module);
    expect(await thread.call('count', 0)).toBe(1);
    await expect(thread.call('fail', 'no such graph')).rejects.toThrow('no such graph');
    expect(await thread.call('count', 0)).toBe(2);
    const calls = await Promise.allSettled([thread.call('leave'), thread.call('count', 0)]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await thread.call('count', 0)).toBe(1);
    thread.end();
  });
});

it(
  'a second thread starts after the first has ended, also when nothing else compiles TypeScript',
  { timeout: 30_000 },
  () => {
    const program = path.join(folder, 'two-threads.ts');
    writeFileSync(
      program,
      `import { runInThread } from ${JSON.stringify(path.join(__dirname, 'thread'))};
     const module = ${JSON.stringify(module)};
     runInThread(module, 'leave', [])
       .catch(() => runInThread<{ sum: number }>(module, 'add', [2, 3]))
       .then((answer) => console.log(answer));`,
    );
    const options = ['--import', 'tsx', program];
    expect(execFileSync(process.execPath, options, { encoding: 'utf8' })).toContain('sum: 5');
  },
);

describe('writeWhole', () => {
  it('replaces the file and leaves no temporary file beside it', () => {
    const target = makeTempFolder();
    writeWhole(path.join(target, 'page.html'), 'first');
    writeWhole(path.join(target, 'page.html'), 'second');
    expect(readdirSync(target)).toEqual(['page.html']);
    expect(readFileSync(path.join(target, 'page.html'), 'utf8')).toBe('second');
  });

  it('leaves no temporary file when it cannot write', () => {
    const target = makeTempFolder();
    mkdirSync(path.join(target, 'page.html'));
    expect(() => writeWhole(path.join(target, 'page.html'), 'text')).toThrow();
    expect(readdirSync(target)).toEqual(['page.html']);
  });
});
