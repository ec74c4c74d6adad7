import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import matter from 'gray-matter';
import { check } from 'prettier';
import { beforeEach, describe, expect, it } from 'vitest';
import { docsPathOf, documentedVersions } from '../../plugins/code-blocks/types/sample-options';
import { cutVersion } from './cut-version';
import { withoutTags } from './remove-tags';

const copied = [
  'api/next',
  'api/0.3.0',
  'docs',
  'versions.json',
  'sidebars.ts',
  'config',
  'limits',
  'checks/api',
  'checks/expected',
  '.gitignore',
  '.prettierrc.json',
];

let root: string;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every file and what it holds, to see that nothing changed. */
const snapshot = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  );

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'version-cut-'));
  for (const part of copied) cpSync(part, path.join(root, part), { recursive: true });
  mkdirSync(path.join(root, 'docs/api-generated'), { recursive: true });
  writeFileSync(path.join(root, 'docs/api-generated/index.md'), '');
  return () => rmSync(root, { recursive: true });
});

describe('withoutTags', () => {
  it.each([
    ['on one line', 'title: A\ntags: [a, b]\n', 'title: A\n'],
    ['on several lines', 'tags:\n  - a\n  - b\ntitle: A\n', 'title: A\n'],
    ['with dashes at the margin', 'tags:\n- a\n- b\n', ''],
    ['that are not there', 'title: A\nhashtags: [a]\n', 'title: A\nhashtags: [a]\n'],
  ])('drops tags %s', (_how, before, after) => {
    const page = (fields: string): string => `---\n${fields}---\n\ntags: stay in the text\n`;
    expect(withoutTags(page(before))).toBe(page(after));
  });
});

describe('version:cut', () => {
  it('copies pages, sidebar, declarations and recorded surface', async () => {
    await cutVersion(root, ['0.5.0']);
    expect(read('versioned_docs/version-0.5.0/intro.mdx')).toBe(withoutTags(read('docs/intro.mdx')));
    expect(read('versioned_docs/version-0.5.0/_README.md')).toContain('**0.5.0**');
    expect(existsSync(path.join(root, 'versioned_docs/version-0.5.0/api-generated'))).toBe(false);
    expect(read('versioned_sidebars/version-0.5.0-sidebars.json')).toBe(
      readFileSync('versioned_sidebars/version-0.3.0-sidebars.json', 'utf8'),
    );
    expect(read('api/0.5.0/index.d.ts')).toBe(read('api/next/index.d.ts'));
    expect(read('checks/expected/api-0.5.0.json')).toBe(read('checks/expected/api-next.json'));
    expect(existsSync(path.join(root, 'docs/intro.mdx'))).toBe(true);
  });

  it('adds the version to every list, and makes it the one readers land on', async () => {
    await cutVersion(root, ['0.5.0']);
    expect(JSON.parse(read('versions.json'))).toEqual(['0.5.0', '0.3.0']);
    expect(documentedVersions(root)).toEqual(['0.3.0', '0.5.0', 'next']);
    expect(docsPathOf(root, '0.5.0')).toBe('docs');
    expect(docsPathOf(root, '0.3.0')).toBe('docs/0.3.0');
    expect(read('config/docs.ts')).toContain("latestVersion = '0.5.0'");
    expect(read('config/docs.ts')).toContain(
      "'0.3.0': { label: '0.3.0', path: '0.3.0', banner: 'unmaintained' },",
    );
    expect(read('limits/limit.ts')).toContain("DOC_VERSIONS = ['0.3.0', '0.5.0', 'next'] as const");
    expect(read('limits/limit.ts')).toContain("LATEST_VERSION: DocVersion = '0.5.0'");
    expect(read('limits/limit.ts')).toContain("= ['0.5.0', 'next'];");
    expect(read('checks/api/program.ts')).toContain("VERSIONS = ['0.3.0', '0.5.0', 'next'] as const");
    expect(read('checks/api/expectations.ts')).toMatch(
      /'0\.5\.0': \{\n {4}runtimeNames: 53[\s\S]* {2}next: \{/,
    );
    expect(read('.gitignore')).toContain('/versioned_docs/version-0.5.0/api-generated/\n');
  });

  it('leaves TypeScript that parses', async () => {
    await cutVersion(root, ['0.5.0']);
    for (const file of [
      'config/docs.ts',
      'limits/limit.ts',
      'checks/api/program.ts',
      'checks/api/expectations.ts',
    ]) {
      const { diagnostics } = ts.transpileModule(read(file), { reportDiagnostics: true });
      expect(diagnostics, file).toEqual([]);
    }
  });

  it('leaves files in the form the house writes them', async () => {
    await cutVersion(root, ['0.5.0']);
    const options = JSON.parse(read('.prettierrc.json')) as object;
    for (const file of ['versions.json', 'limits/limit.ts', 'checks/api/expectations.ts', 'config/docs.ts'])
      expect(await check(read(file), { ...options, filepath: file }), file).toBe(true);
  });

  it('takes the tags out of the pages, since only Next has tag pages', async () => {
    await cutVersion(root, ['0.5.0']);
    const folder = path.join(root, 'versioned_docs/version-0.5.0');
    const tagged = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .filter((name) => 'tags' in matter(readFileSync(path.join(folder, name), 'utf8'), {}).data);
    expect(tagged).toEqual([]);
    expect(read('docs/intro.mdx')).toMatch(/^tags:/m);
  });

  it('changes nothing when a file cannot be written', async () => {
    // A file stands where the folder of the sidebars would be made, after pages and declarations are copied.
    writeFileSync(path.join(root, 'versioned_sidebars'), '');
    const before = snapshot();
    await expect(cutVersion(root, ['0.5.0'])).rejects.toThrow(
      /^versioned_sidebars\/version-0\.5\.0-sidebars\.json: it could not be written .* Nothing was changed\./,
    );
    expect(snapshot()).toEqual(before);
  });

  it('says what it wrote and which lines still name the older release', async () => {
    const lines = await cutVersion(root, ['0.5.0']);
    expect(lines).toContain('  versioned_docs/version-0.5.0');
    expect(lines.some((line) => line.startsWith('  config/docs.ts:'))).toBe(true);
    expect(lines.at(-1)).toContain('npm test');
  });

  it.each([
    [[], 'Name the version to cut: npm run version:cut -- 0.5.0'],
    [['0.5.0', '0.6.0'], 'One version at a time, and "0.6.0" is too much'],
    [['v0.5'], '"v0.5" is no version number'],
    [['0.3.0'], 'versions.json:1: 0.3.0 is released already'],
    [['0.2.9'], 'versions.json:1: 0.2.9 is older than 0.3.0'],
  ])('refuses %j and changes nothing', async (args, message) => {
    const before = snapshot();
    await expect(cutVersion(root, args)).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });

  it.each([
    [
      'a missing part',
      () => rmSync(path.join(root, 'api/next'), { recursive: true }),
      'api/next: it is missing',
    ],
    [
      'the rest of an earlier attempt',
      () => mkdirSync(path.join(root, 'api/0.5.0')),
      'api/0.5.0: it is there already. Remove it',
    ],
    [
      'a sidebar of that version',
      () => {
        mkdirSync(path.join(root, 'versioned_sidebars'));
        writeFileSync(path.join(root, 'versioned_sidebars/version-0.5.0-sidebars.json'), '{ "own": [] }');
      },
      'versioned_sidebars/version-0.5.0-sidebars.json: it is there already. Remove it',
    ],
    [
      'a file that does not look as expected',
      () => writeFileSync(path.join(root, 'config/docs.ts'), 'export const latestVersion = "0.3.0";'),
      'config/docs.ts: the version readers land on was found 0 times instead of once',
    ],
  ])('stops at %s and changes nothing', async (_what, spoil, message) => {
    spoil();
    const before = snapshot();
    await expect(cutVersion(root, ['0.5.0'])).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });
});
