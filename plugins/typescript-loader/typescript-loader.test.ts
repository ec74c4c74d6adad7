import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';

const loader = path.join(__dirname, 'index.cjs');

/** Runs a program in a separate Node process, because Vitest loads TypeScript itself. @returns its output */
const run = (program: string): string =>
  execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });

describe('the TypeScript loader', { timeout: 20_000 }, () => {
  const folder = makeTempFolder(
    {
      'types.ts': 'export interface Part { readonly sku: string }\nexport enum Kind { Part = "part" }\n',
      'use.ts': [
        "import { Kind, type Part } from './types';",
        'export const part: Part & { kind: Kind } = { sku: "P-1", kind: Kind.Part };',
      ].join('\n'),
      'late.ts': "export const late = async () => (await import('./waits.mjs')).waited;\n",
      'waits.mjs': "export const waited = await Promise.resolve('waited');\n",
      'fails.ts': [
        'interface Gone {',
        '  readonly lines: string;',
        '}',
        'const gone: Gone = { lines: "3" };',
        'export async function fail() {',
        '  await null;',
        '  throw new Error(gone.lines);',
        '}',
      ].join('\n'),
      'node_modules/reader/index.js': [
        'exports.read = async (fail) => {',
        '  try {',
        '    await Promise.all([fail()]);',
        '  } catch (cause) {',
        '    throw new Error("There is no such page.", { cause });',
        '  }',
        '};',
      ].join('\n'),
      'wrong.ts': 'export const a = 1;\nexport const = 2;\n',
      'count.ts': 'export const count = 1;\n',
      'counts.ts': "export { count } from './count';\n",
    },
    afterAll,
  );
  const load = (file: string, then: string): string =>
    run(`require(${JSON.stringify(loader)}).register();
      const it = require(${JSON.stringify(path.join(folder, file))}); ${then}`);

  it('loads types and enumerations, and imports a module with top-level await at run time', () => {
    expect(load('use.ts', 'console.log(it.part.kind)')).toBe('part\n');
    expect(load('late.ts', 'it.late().then(console.log)')).toBe('waited\n');
  });

  it('gives source lines in the stack of a module that was loaded again', () => {
    const fails = JSON.stringify(path.join(folder, 'fails.ts'));
    const told = run(`const { loadFresh } = require(${JSON.stringify(loader)});
      loadFresh(${fails});
      loadFresh(${fails}).fail().catch((error) => console.log(error.stack));`);
    expect(told).toContain('fails.ts:7:9');
  });

  const reads = JSON.stringify(path.join(folder, 'node_modules/reader/index.js'));

  it('removes frames of packages and Node from the stacks of an Error and its cause', () => {
    const told = run(`require(${JSON.stringify(loader)}).register();
      const { fail } = require(${JSON.stringify(path.join(folder, 'fails.ts'))});
      require(${reads}).read(fail).catch((error) => console.log(error));`);
    expect(told).toMatch(/^\[?Error: There is no such page\./);
    expect(told).toMatch(/\[cause\]: Error: 3\n +at fail .*fails\.ts:7:9/);
    expect(told).not.toMatch(/node_modules|node:|Promise\.all/);
  });

  it('keeps the whole stack of a TypeError', () => {
    const told = run(`require(${JSON.stringify(loader)}).register();
      require(${reads}).read(undefined).catch(({ cause }) => console.log(cause));`);
    expect(told).toMatch(/^TypeError: [^]*node_modules/);
  });

  it.each(['error', 'error.stack'])(
    'reports file and line of a syntax error without a stack when %s is printed',
    (what) => {
      const told = run(`require(${JSON.stringify(loader)}).register();
      try { require(${JSON.stringify(path.join(folder, 'wrong.ts'))}) } catch (error) { console.log(${what}) }`);
      expect(told).toMatch(/^This is no TypeScript:\n.*`=`[^]*wrong\.ts:2[^]*export const = 2/);
      expect(told).not.toMatch(/Stack backtrace|^ +at /m);
    },
  );

  it('names the remedy when the installed compiler is for another system', () => {
    const told = run(`Object.defineProperty(process, 'platform', { value: 'aix' });
      try { require(${JSON.stringify(loader)}).register() } catch (error) { console.log(error) }`);
    expect(told).toMatch(/^node_modules has no compiler for this system \(aix, .*"npm ci"/);
    expect(told).not.toMatch(/^ +at /m);
  });

  it('loadFresh loads a module and its imports again, but not packages', () => {
    const counts = JSON.stringify(path.join(folder, 'counts.ts'));
    const told = run(`const { loadFresh } = require(${JSON.stringify(loader)});
      const reader = require(${reads});
      console.log(loadFresh(${counts}).count);
      require('node:fs').writeFileSync(${JSON.stringify(path.join(folder, 'count.ts'))}, 'export const count = 2;');
      console.log(require(${counts}).count, loadFresh(${counts}).count);
      console.log(require(${reads}) === reader);`);
    expect(told).toBe('1\n1 2\ntrue\n');
  });
});
