import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import matter from '@11ty/gray-matter';
import { check } from 'prettier';
import { beforeEach, describe, expect, it } from 'vitest';
import { readExpectedRoutes } from '../../checks/routes/expected-routes';
import { docsPathOf, documentedVersions } from '../../plugins/repository-files/documented-versions';
import { readVersions } from '../../plugins/repository-files/versions';
import { linkModules, makeTempFolder } from '../test/temp-folder';
import { cutVersion } from './cut-version';
import { readRequest } from './read-request';
import { withoutTags } from './remove-tags';

const copied = [
  'api',
  'docs',
  'versions.json',
  'sidebars.ts',
  'config',
  'limits',
  'checks/api',
  'checks/expected',
  '.gitignore',
  '.prettierignore',
  '.prettierrc.json',
];

/** A version that no release has. */
const cut = '99.0.0';

const released = readVersions('.');
const [latest] = released;
/** The order in lists that begin with the oldest version. */
const oldestFirst = released.toReversed();
const quoted = (versions: readonly string[]): string =>
  `[${versions.map((version) => `'${version}'`).join(', ')}]`;

/** Leaves out generated pages: a build makes some hundreds, and a cut does not need them. */
const isWritten = (file: string): boolean => path.basename(file) !== 'api-generated';

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

describe('withoutTags', () => {
  it.each([
    ['on one line', 'title: A\ntags: [a, b]\n', 'title: A\n'],
    ['on several lines', 'tags:\n  - a\n  - b\ntitle: A\n', 'title: A\n'],
    ['with dashes at the margin', 'tags:\n- a\n- b\n', ''],
    ['that are not there', 'title: A\nhashtags: [a]\n', 'title: A\nhashtags: [a]\n'],
  ])('drops tags %s', (_how, before, after) => {
    const page = (fields: string): string => `---\n${fields}---\n\ntags: stay in the text\n`;
    expect(withoutTags(page(before))).toBe(page(after));
    const onWindows = (text: string): string => `\ufeff${page(text).replaceAll('\n', '\r\n')}`;
    expect(withoutTags(onWindows(before))).toBe(onWindows(after));
  });
});

describe('readRequest', () => {
  const read = (version: string) =>
    readRequest(
      makeTempFolder({
        'versions.json': '["0.9.1", "0.3.0"]',
        'docs/intro.md': '',
        'api/next/index.d.ts': '',
        'checks/expected/api-next.json': '',
      }),
      [version],
    );

  it.each(['0.9.2', '0.9.10', '0.10.0', '1.0.0'])('accepts %s, which is newer than 0.9.1', (version) => {
    expect(read(version)).toEqual({ version, released: ['0.9.1', '0.3.0'] });
  });

  it.each(['0.9.0', '0.8.10', '0.3.2'])('refuses %s, which is older than 0.9.1', (version) => {
    expect(() => read(version)).toThrow(`versions.json:1: ${version} is older than 0.9.1.`);
  });
});

it('Next has no link to the default version, whose addresses a new version takes over', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.mdx?$/.test(file) && !file.startsWith('api-generated'),
  );
  const leading = pages.filter((file) =>
    /\]\(\/docs\/(?!next\/)/.test(readFileSync(path.join('docs', file), 'utf8')),
  );
  expect(leading).toEqual([]);
});

describe('version:cut', () => {
  beforeEach(() => {
    root = makeTempFolder({ 'docs/api-generated/index.md': '' });
    for (const part of copied) cpSync(part, path.join(root, part), { recursive: true, filter: isWritten });
  });

  it('copies pages, sidebar, declarations and recorded surface', async () => {
    await cutVersion(root, [cut]);
    expect(read(`versioned_docs/version-${cut}/intro.mdx`)).toBe(withoutTags(read('docs/intro.mdx')));
    expect(read(`versioned_docs/version-${cut}/_README.md`)).toContain(`**${cut}**`);
    expect(existsSync(path.join(root, `versioned_docs/version-${cut}/api-generated`))).toBe(false);
    expect(read(`versioned_sidebars/version-${cut}-sidebars.json`)).toBe(
      readFileSync('versioned_sidebars/version-0.3.0-sidebars.json', 'utf8'),
    );
    expect(read(`api/${cut}/index.d.ts`)).toBe(read('api/next/index.d.ts'));
    expect(read(`checks/expected/api-${cut}.json`)).toBe(read('checks/expected/api-next.json'));
    expect(existsSync(path.join(root, 'docs/intro.mdx'))).toBe(true);
  });

  it('leaves out api-generated, but copies names that only end in api-generated or _README.md', async () => {
    for (const file of ['api-generated/own.md', 'about-api-generated/own.md', 'about_README.md']) {
      mkdirSync(path.join(root, 'docs', path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, 'docs', file), '# Own\n');
    }
    await cutVersion(root, [cut]);
    const folder = path.join(root, `versioned_docs/version-${cut}`);
    expect(existsSync(path.join(folder, 'api-generated'))).toBe(false);
    expect(existsSync(path.join(folder, 'about-api-generated/own.md'))).toBe(true);
    expect(existsSync(path.join(folder, 'about_README.md'))).toBe(true);
  });

  it('adds the version to every list, and makes it the default version of the docs', async () => {
    await cutVersion(root, [cut]);
    const all = [...oldestFirst, cut, 'next'];
    expect(JSON.parse(read('versions.json'))).toEqual([cut, ...released]);
    expect(documentedVersions(root)).toEqual(all);
    expect(docsPathOf(root, cut)).toBe('docs');
    expect(docsPathOf(root, latest)).toBe(`docs/${latest}`);
    expect(read('config/docs.ts')).toContain(`latestVersion = '${cut}'`);
    expect(read('config/docs.ts')).toContain(
      `'${latest}': { label: '${latest}', path: '${latest}', banner: 'unmaintained' },`,
    );
    expect(read('limits/limit.ts')).toContain(`DOC_VERSIONS = ${quoted(all)} as const`);
    expect(read('limits/limit.ts')).toContain(`LATEST_VERSION: DocVersion = '${cut}'`);
    expect(read('checks/api/expectations.ts')).toMatch(
      /'99\.0\.0': \{\n {4}runtimeNames: 53[\s\S]* {2}next: \{/,
    );
    expect(read('.gitignore')).toContain(`/versioned_docs/version-${cut}/api-generated/\n`);
  });

  it('writes TypeScript that parses', async () => {
    await cutVersion(root, [cut]);
    for (const file of ['config/docs.ts', 'limits/limit.ts', 'checks/api/expectations.ts']) {
      const { diagnostics } = ts.transpileModule(read(file), { reportDiagnostics: true });
      expect(diagnostics, file).toEqual([]);
    }
  });

  it('writes files in the format of Prettier', async () => {
    await cutVersion(root, [cut]);
    const options = JSON.parse(read('.prettierrc.json')) as object;
    for (const file of ['versions.json', 'limits/limit.ts', 'checks/api/expectations.ts', 'config/docs.ts'])
      expect(await check(read(file), { ...options, filepath: file }), file).toBe(true);
  });

  it('removes the tags from the pages, since only Next has tag pages', async () => {
    await cutVersion(root, [cut]);
    const folder = path.join(root, `versioned_docs/version-${cut}`);
    const tagged = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .filter((name) => 'tags' in matter(readFileSync(path.join(folder, name), 'utf8'), {}).data);
    expect(tagged).toEqual([]);
    expect(read('docs/intro.mdx')).toMatch(/^tags:/m);
  });

  it('names the line of a list of limits that does not parse', () => {
    for (const part of ['scripts', 'plugins'])
      cpSync(part, path.join(root, part), { recursive: true, filter: isWritten });
    linkModules(root);
    const lines = read('limits/age.ts').split('\n').length;
    writeFileSync(path.join(root, 'limits/age.ts'), `${read('limits/age.ts')}const a = 'x\n`);
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/version-cut.ts', cut],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    expect([status, stderr.trim()]).toEqual([
      1,
      `limits/age.ts:${lines}: This is not TypeScript: Unterminated string literal. Correct the line, or the one before it.`,
    ]);
  });

  it('changes nothing when a file cannot be written', async () => {
    // A file has the path of the folder of sidebars, which is made after pages and declarations are copied.
    writeFileSync(path.join(root, 'versioned_sidebars'), '');
    const before = snapshot();
    await expect(cutVersion(root, [cut])).rejects.toThrow(
      /^versioned_sidebars\/version-99\.0\.0-sidebars\.json: it could not be written .* Nothing was changed\./,
    );
    expect(snapshot()).toEqual(before);
  });

  it('changes the expected routes to those that the site has after the cut', async () => {
    const before = readExpectedRoutes(root);
    await cutVersion(root, [cut]);
    const after = readExpectedRoutes(root);
    // The former newest release moves, Next stays, and the new version has all routes of Next except its tags.
    const isOlder = (route: string): boolean => released.some((each) => route.startsWith(`docs/${each}/`));
    const below = (base: string, routes: ReadonlySet<string>): readonly string[] =>
      [...routes]
        .filter((route) => route.startsWith(base) && !isOlder(route.replace(base, 'docs/')))
        .map((route) => route.slice(base.length));
    const ofDocs = (routes: ReadonlySet<string>): readonly string[] =>
      below('docs/', routes).filter((route) => !/^(?:next|\d+\.\d+\.\d+)\//.test(route));
    expect(below(`docs/${latest}/`, after)).toEqual(ofDocs(before));
    expect(below('docs/next/', after)).toEqual(below('docs/next/', before));
    expect(ofDocs(after)).toEqual(below('docs/next/', before).filter((route) => !/^tags(\/|$)/.test(route)));
    const older = released.slice(1).map((each) => `docs/${each}/`);
    const others = (routes: ReadonlySet<string>): readonly string[] =>
      [...routes].filter(
        (route) => !route.startsWith('docs/') || older.some((base) => route.startsWith(base)),
      );
    expect(others(after)).toEqual(others(before));
    expect(after).toContain('docs/contributing/version-management');
    expect(after).toContain('blog');
  });

  it('keeps every line of the list of expected routes', async () => {
    const before = read('checks/expected/routes.json');
    await cutVersion(root, [cut]);
    const after = read('checks/expected/routes.json').split('\n');
    const left = before.split('\n').filter((line) => !after.includes(line) && !after.includes(`${line},`));
    expect(left).toEqual([]);
  });

  it('updates the versions in the list of limits', async () => {
    await cutVersion(root, [cut]);
    expect(read('limits/README.md')).toContain(' (0.3.0 only)\n');
    expect(read('limits/README.md')).toMatch(/99\.0\.0,? and next only\)\n/);
    expect(read('limits/README.md')).not.toContain('(next only)');
  });

  it('says what it wrote and which lines still name the older release', async () => {
    mkdirSync(path.join(root, 'e2e'));
    writeFileSync(
      path.join(root, 'e2e/own.spec.ts'),
      `// ${latest}\nopen('${latest}');\n\n'in ${latest}.';\n`,
    );
    writeFileSync(path.join(root, 'docs/own.mdx'), `New since ${latest}, not 1${latest} or ${latest}0.\n`);
    const data = [
      'scripts/own.mts',
      'bench/own.json',
      'own.config.mjs',
      'docs/own.yml',
      '.github/own.yaml',
      ...['checks', 'config', 'e2e', 'glossary', 'graphs', 'limits', 'plugins', 'src'].map(
        (room) => `${room}/own.ts`,
      ),
      'blog/own.md',
    ];
    const written = [
      'bench/results/own.json',
      'package-lock.json',
      'docs/api-generated/own.md',
      'e2e/fixtures/site/.docusaurus/own.json',
    ];
    for (const file of [...data, ...written]) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), `"${latest}"\n`);
    }
    writeFileSync(path.join(root, 'docs/other.mdx'), `1${latest}, ${latest}1, ${latest}.1\n`);
    const lines = await cutVersion(root, [cut]);
    expect(lines).toContain(`  versioned_docs/version-${cut}`);
    expect(lines).toContain('  checks/expected/routes.json');
    expect(lines.find((line) => line.startsWith('  config/docs.ts:'))).toMatch(/:\d+$/);
    expect(lines).toContain('  e2e/own.spec.ts:2, 4');
    expect(lines).toContain('  docs/own.mdx:1');
    expect(lines).toContain(`  versioned_docs/version-${cut}/own.mdx:1`);
    for (const file of data) expect(lines).toContain(`  ${file}:1`);
    const own =
      /other\.mdx|limits\/README\.md:|api-generated|\.docusaurus|bench\/results|package-lock|(?:versions|routes)\.json:/;
    expect(lines.filter((line) => own.test(line))).toEqual([]);
    expect(lines.indexOf('In code:')).toBeLessThan(lines.indexOf('In tests:'));
    expect(lines.indexOf('In tests:')).toBeLessThan(lines.indexOf('In texts:'));
    expect(lines.at(-1)).toBe('Then say in docs/ what Next is now, and run npm test.');
  });

  it('ignores the lock file of an editor that has a page open', async () => {
    // Emacs locks a file with a symbolic link to nothing.
    symlinkSync('nobody@nowhere.1:2', path.join(root, 'docs/.#intro.mdx'));
    const lines = await cutVersion(root, [cut]);
    expect(lines.at(-1)).toBe('Then say in docs/ what Next is now, and run npm test.');
    expect(existsSync(path.join(root, `versioned_docs/version-${cut}/intro.mdx`))).toBe(true);
    expect(readdirSync(path.join(root, `versioned_docs/version-${cut}`))).not.toContain('.#intro.mdx');
  });

  it('says which lines still call the new version Next', async () => {
    for (const folder of ['glossary', `api/next/own`])
      mkdirSync(path.join(root, folder), { recursive: true });
    const own =
      'Next, the unreleased version.\n\nAn unreleased one.\nIn Next.js, and the next one. Nextly.\n';
    writeFileSync(path.join(root, 'docs/own.mdx'), own);
    writeFileSync(path.join(root, 'api/next/own/own.d.ts'), '/** New in Next. */\n');
    writeFileSync(path.join(root, 'glossary/own.ts'), "// Of Next.\n'Gone in Next.';\n");
    writeFileSync(path.join(root, 'glossary/own.test.ts'), "'Gone in Next.';\n");
    const lines = await cutVersion(root, [cut]);
    const [heading] = lines.filter((line) => line.startsWith('These lines speak of Next'));
    const places = lines.slice(lines.indexOf(heading ?? ''));
    expect(heading).toContain(`hold for ${cut}, too`);
    expect(places).toContain(`  versioned_docs/version-${cut}/own.mdx:1, 3`);
    expect(places).toContain(`  api/${cut}/own/own.d.ts:1`);
    expect(places).toContain('  glossary/own.ts:2');
    // Every page shows the announcement, which says what the next release brings.
    expect(places).toContainEqual(expect.stringMatching(/^ {2}config\/announcement\.ts:\d+$/));
    expect(places.filter((line) => /^ {2}(?:docs|api\/next)\/|\.test\.ts|_README/.test(line))).toEqual([]);
  });

  it.each([
    [[], 'Name the version to cut: npm run version:cut -- 0.5.0'],
    [['0.5.0', '0.6.0'], 'One version at a time, and "0.6.0" is too much'],
    [['v0.5'], '"v0.5" is no version number'],
    [['00.5.0'], '"00.5.0" is no version number. Write three numbers with dots, none with a zero in front'],
    [['0.05.0'], '"0.05.0" is no version number'],
    [['0.5.00'], '"0.5.00" is no version number'],
    [[latest], `versions.json:1: ${latest} is released already`],
    [['0.2.9'], `versions.json:1: 0.2.9 is older than ${latest}`],
  ])('refuses %j and changes nothing', async (args, message) => {
    const before = snapshot();
    await expect(cutVersion(root, args)).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });

  it.each<[what: string, spoil: () => void, message: string | RegExp]>([
    [
      'a missing part',
      () => rmSync(path.join(root, 'api/next'), { recursive: true }),
      'api/next: it is missing',
    ],
    [
      'a folder without a page',
      () => {
        rmSync(path.join(root, 'docs'), { recursive: true });
        mkdirSync(path.join(root, 'docs/api-generated'), { recursive: true });
        for (const file of ['_README.md', 'tags.yml', 'api-generated/index.md'])
          writeFileSync(path.join(root, 'docs', file), '');
      },
      'docs: there is no page in it',
    ],
    [
      'the rest of an earlier attempt',
      () => mkdirSync(path.join(root, `api/${cut}`)),
      `api/${cut}: already there. If an earlier attempt has left this, remove it`,
    ],
    [
      'a sidebar of that version',
      () => {
        mkdirSync(path.join(root, 'versioned_sidebars'));
        writeFileSync(path.join(root, `versioned_sidebars/version-${cut}-sidebars.json`), '{ "own": [] }');
      },
      `versioned_sidebars/version-${cut}-sidebars.json: already there.`,
    ],
    [
      'all that an earlier attempt has left, at once',
      () => {
        for (const to of [`versioned_docs/version-${cut}`, `api/${cut}`])
          mkdirSync(path.join(root, to), { recursive: true });
      },
      `versioned_docs/version-${cut}, api/${cut}: already there.`,
    ],
    [
      'a list that an interrupted cut has changed',
      () => {
        writeFileSync(
          path.join(root, 'limits/limit.ts'),
          read('limits/limit.ts').replace("'next']", `'${cut}', 'next']`),
        );
        writeFileSync(
          path.join(root, '.gitignore'),
          `${read('.gitignore')}/versioned_docs/version-${cut}/api-generated/\n`,
        );
      },
      `limits/limit.ts, .gitignore: ${cut} is there already, as an interrupted cut leaves it. Nothing was changed.`,
    ],
    ...['config/docs.ts', '.gitignore', 'checks/api/expectations.ts', 'checks/expected/routes.json'].map(
      (file): [string, () => void, string] => [
        `a missing ${file}`,
        () => rmSync(path.join(root, file)),
        `${file}: it is missing, and lists versions. Nothing was changed. Restore it from git.`,
      ],
    ),
    [
      'a released version that has no number',
      () => writeFileSync(path.join(root, 'versions.json'), '["0.4.0", "v0.3"]'),
      'versions.json:1: "v0.3" is no version number, so nothing can be newer. Write three numbers with dots.',
    ],
    [
      'expectations that lack those of Next',
      () => writeFileSync(path.join(root, 'checks/api/expectations.ts'), "export const own = '1';\n"),
      'checks/api/expectations.ts: the entry for next was not found. Write it as `next: { … },`.',
    ],
    [
      'a list of routes that lacks a part',
      () => writeFileSync(path.join(root, 'checks/expected/routes.json'), '{ "docsOnlyInNext": [] }'),
      /^checks\/expected\/routes\.json:1: [\s\S]*moreDocs[\s\S]*Nothing was changed\./,
    ],
    [
      'a file that does not look as expected',
      () => writeFileSync(path.join(root, 'config/docs.ts'), 'export const latestVersion = "0.3.0";'),
      'config/docs.ts: the version readers land on was found 0 times instead of once',
    ],
  ])('stops at %s and changes nothing', async (_what, spoil, message) => {
    spoil();
    const before = snapshot();
    await expect(cutVersion(root, [cut])).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });
});
