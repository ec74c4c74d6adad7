import { expect, test } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { formatFinding } from '../finding';
import { checkMentions } from './check-mentions';
import { findMentions } from './find-mentions';
import { listTexts } from './list-texts';
import { readMentions } from './read-mentions';

const rooms = new Set(['docs', 'checks', 'package.json']);
const repository = { scripts: new Set(['test:e2e']), has: (name: string) => name === 'checks/run.ts' };

test('finds npm scripts in code, and paths that begin with a folder of the root', () => {
  const text = [
    'Run `npm run test:e2e` in `docs/` with `checks/run.ts`, not `a/b` or `docs/<page>`.',
    '',
    '```bash',
    'cd docs',
    'npm run gone -- --all',
    '```',
    '',
    '```mdx',
    'npm run not-ours',
    '```',
  ].join('\n');
  expect(findMentions(text, rooms, 'md')).toEqual([
    { kind: 'script', name: 'test:e2e', line: 1 },
    { kind: 'file', name: 'docs/', line: 1 },
    { kind: 'file', name: 'checks/run.ts', line: 1 },
    { kind: 'script', name: 'gone', line: 5 },
  ]);
});

test('finds programs that are run with npx tsx instead of an npm script', () => {
  const text = 'Run `npx tsx checks/run.ts api`.\n\n```bash\nnpx tsx bench/gone.ts > file\n```\n';
  const mentions = findMentions(text, rooms, 'md');
  expect(mentions).toEqual([
    { kind: 'file', name: 'checks/run.ts', line: 1 },
    { kind: 'file', name: 'bench/gone.ts', line: 4 },
  ]);
  expect(checkMentions('README.md', mentions, repository).map(({ line }) => line)).toEqual([4]);
});

test('accepts scripts and files that exist, and folders that tools write', () => {
  const mentions = findMentions(
    '`npm run test:e2e`, `checks/run.ts`, `docs/api-generated/`, `node_modules/.cache`',
    new Set([...rooms, 'node_modules']),
    'mdx',
  );
  expect(mentions).toHaveLength(4);
  expect(checkMentions('README.md', mentions, repository)).toEqual([]);
});

test('reports a script and a file that do not exist', () => {
  const mentions = findMentions('Text.\n\n`npm run gone` or `checks/gone.ts`', rooms, 'mdx');
  expect(checkMentions('README.md', mentions, repository).map(formatFinding)).toEqual([
    'README.md:3: There is no script "gone" in package.json.\n    -> Name one that is there, or add it.',
    'README.md:3: There is no "checks/gone.ts" in the repository.\n    -> Name what took its place.',
  ]);
});

test('reports a page that MDX cannot read, without throwing', () => {
  const broken = readMentions('docs/contributing/a.md', 'Text.\n\n<Tabs>\n', rooms);
  expect(broken.mentions).toEqual([]);
  expect(broken.problems.map(formatFinding)).toEqual([
    expect.stringContaining('docs/contributing/a.md:1: MDX cannot read this page: Expected a closing tag'),
  ]);
});

test('reads a tag in a README as text', () => {
  for (const file of ['checks/README.md', 'docs/_README.md'])
    expect(readMentions(file, '<Tabs> `checks/run.ts`', rooms)).toMatchObject({
      mentions: [{ name: 'checks/run.ts' }],
      problems: [],
    });
});

test('lists the contributing pages, CONTRIBUTING.md and every README outside of folders that tools write', () => {
  const written = [
    'CONTRIBUTING.md',
    'README.md',
    'blog/_README.md',
    'docs/contributing/README.md',
    'docs/contributing/build.mdx',
    'docs/intro.md',
    'e2e/firefox/README.md',
    'src/features/home/README.md',
  ];
  const foreign = ['node_modules/a', 'e2e/site/build', '.cache/copy', 'docs/api-generated', 'test-results/a'];
  const all = [...written, ...foreign.map((folder) => `${folder}/README.md`)];
  const root = makeTempFolder(Object.fromEntries(all.map((file) => [file, ''])));
  expect(listTexts(root)).toEqual(written.filter((file) => file !== 'docs/intro.md'));
});
