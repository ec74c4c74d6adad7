import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Stop } from '../scripts/fail';
import { makeTempFolder, type FileTexts, writeFiles } from '../scripts/test/temp-folder';
import { chooseChecks, listChecks, loadCheck, type NamedCheck } from './discover';
import { parsePage } from './markdown/parse-markdown';
import { runCheck } from './report';

function folderWith(checks: FileTexts): string {
  const folder = makeTempFolder();
  for (const [name, code] of Object.entries(checks)) writeFiles(join(folder, name), { 'run.ts': code });
  mkdirSync(join(folder, 'expected'));
  return folder;
}

describe('checks', () => {
  it('are the folders with a run.ts', () => {
    expect(listChecks(folderWith({ routes: '', links: '' }))).toEqual(['links', 'routes']);
  });

  it('are loaded by name', async () => {
    const folder = folderWith({ links: `export const stage = 'built'; export const run = async () => [];` });
    expect(await loadCheck('links', folder)).toMatchObject({ name: 'links', stage: 'built' });
  });

  it.each([
    ['no stage', 'export const run = async () => [];'],
    ['an unknown stage', `export const stage = 'later'; export const run = async () => [];`],
    ['no run', `export const stage = 'source';`],
  ])('with %s are refused', async (_case, code) => {
    await expect(loadCheck('links', folderWith({ links: code }))).rejects.toThrow(
      `checks/links/run.ts: is no check; export "stage" ('source' or 'built') and "run"`,
    );
  });
});

describe('chooseChecks', () => {
  const known = ['fences', 'links', 'sizes'];
  const load = (name: string): Promise<NamedCheck> =>
    Promise.resolve({
      name,
      stage: name === 'fences' ? 'source' : 'built',
      run: () => Promise.resolve([]),
    });
  const choose = async (names: readonly string[], stage?: string) =>
    (await chooseChecks(known, names, stage, load)).map(({ name }) => name);

  it.each([
    [[], undefined, known],
    [[], 'source', ['fences']],
    [['sizes'], undefined, ['sizes']],
    [['sizes'], 'built', ['sizes']],
  ])('chooses the checks for the names %j and the stage %s', async (names, stage, chosen) => {
    expect(await choose(names, stage)).toEqual(chosen);
  });

  it.each([
    [['link'], undefined, 'No check is called link: choose from fences, links, sizes.'],
    [[], 'sauce', 'There is no stage "sauce": the stages are source and built.'],
    [['links', 'fences'], 'source', 'The stage of links is built, not source: leave out --stage.'],
  ])('refuses the names %j with the stage %s', async (names, stage, message) => {
    await expect(choose(names, stage)).rejects.toThrow(message);
  });
});

describe('runCheck', () => {
  const finding = { file: 'docs/intro.md', line: 3, message: 'has no title.', remedy: 'Add one.' };
  const check = (run: Parameters<typeof runCheck>[0]['run']) => ({
    name: 'x',
    stage: 'source' as const,
    run,
  });

  it('passes when the check finds nothing, and prints its notes', async () => {
    const lines: string[] = [];
    const passed = await runCheck(
      check((_root, note) => {
        note('12 pages');
        return Promise.resolve([]);
      }),
      '/',
      (line) => lines.push(line),
    );
    expect([passed, lines[1]]).toEqual([true, '      12 pages']);
  });

  it('fails on a finding and prints its place and remedy', async () => {
    const lines: string[] = [];
    const passed = await runCheck(
      check(() => Promise.resolve([finding])),
      '/',
      (line) => lines.push(line),
    );
    expect(passed).toBe(false);
    expect(lines[0]).toMatch(/^FAIL {2}x \(\d\.\d s\), 1 finding$/);
    expect(lines[1]).toBe('docs/intro.md:3: has no title.\n    -> Add one.');
  });

  it.each(
    listChecks().filter((name) => readFileSync(`checks/${name}/run.ts`, 'utf8').includes("= 'built';")),
  )('says in one sentence that %s needs a build', async (name) => {
    const found = await loadCheck(name);
    const lines: string[] = [];
    expect(await runCheck(found, folderWith({}), (line) => lines.push(line))).toBe(false);
    expect(lines).toEqual([
      `FAIL  ${name}: There is no built site in build: build it with "npm run build", or build and serve with "npm start".`,
    ]);
  });

  it('prints the sentence of a Stop, without a stack', async () => {
    const lines: string[] = [];
    await runCheck(
      check(() => Promise.reject(new Stop('Do this.'))),
      '/',
      (line) => lines.push(line),
    );
    expect(lines).toEqual(['FAIL  x: Do this.']);
  });

  it('fails when the check throws an error, and prints it', async () => {
    const lines: string[] = [];
    const passed = await runCheck(
      check(() => Promise.reject(new Error('no such file'))),
      '/',
      (line) => lines.push(line),
    );
    expect([passed, lines[0]?.includes('the check itself broke: Error: no such file')]).toEqual([
      false,
      true,
    ]);
  });

  it('prints the message of an error that has no stack', async () => {
    const lines: string[] = [];
    await runCheck(
      check(() => {
        parsePage('<Tabs>\n');
        return Promise.resolve([]);
      }),
      '/',
      (line) => lines.push(line),
    );
    expect(lines[0]).toContain('the check itself broke: Expected a closing tag for `<Tabs>`');
  });
});
