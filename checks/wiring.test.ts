import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../config/site';
import { DOC_VERSIONS } from '../limits';
import { readSite } from '../plugins/search-index/read-site';
import { writeIndexes } from '../plugins/search-index/write';
import type { FileTexts } from '../scripts/test/temp-folder';
import { dataRooms, runOn, makeRepository } from './run-on';

const page = (text: string, title = 'A page'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const fence = (language: string, text: string, marks = '```'): string =>
  `${marks}${language}\n${text}\n${marks}\n`;

/** Expects each text in a finding or note, and no note with the number 1 before a plural. */
function expectTold({ findings, notes }: Awaited<ReturnType<typeof runOn>>, told: readonly string[]): void {
  for (const each of told) expect([...findings, ...notes].join('\n')).toContain(each);
  expect(notes.filter((note) => /(?<![\d.:])1 (?!address\b)[\w-]+s\b/.test(note))).toEqual([]);
}

const declaration = { 'api/next/index.d.ts': '/** It is simply there. */\nexport {};\n' };
const shared = 'This paragraph of more than eight words stands on both of the pages.';
const tag = 'a:\n  label: A\n  description: Some pages.\n';
const names = { 'docs/tags.yml': tag, 'blog/tags.yml': tag, 'blog/authors.yml': 'a:\n  name: A\n' };

describe('a check of the source applies each of its rules to the files of a repository', () => {
  it.each<[check: string, told: readonly string[], files: FileTexts, copied: readonly string[]]>([
    [
      'page-shape',
      [
        'docs/a.md:5: The page opens with a heading.',
        'docs/a.md:7: In the heading "Bad Case", "Case" begins with a capital.',
        'docs/a.md:9: The heading "Too deep" skips a level',
        'docs/a.md:5: docs/b.md:7 links to the heading "Words", which has no id of its own.',
        'docs/b.md:5: The paragraph stands at docs/a.md:11, too.',
        'docs/b.md:7: "[the list][list]" is no link',
        '3 pages, 3 headings',
      ],
      {
        'docs/a.md': page(`## Words\n\n## Bad Case\n\n#### Too deep\n\n${shared}`),
        'docs/b.md': page(`${shared}\n\nSee [the words](a.md#words) and [the list][list].`),
        // The same paragraph in another version is no finding.
        'versioned_docs/version-0.3.0/b.md': page(shared),
      },
      [],
    ],
    [
      'prose',
      [
        'docs/a.md:5: The link text "here" does not',
        'api/next/index.d.ts:1: "simply" makes light of',
        'passages; warning: 1 sentence of more than 32 words',
        'docs/a.md:7: 35 words, "One two three One two three …"',
      ],
      {
        'docs/a.md': page(`Look [here](b.md).\n\n${'One two three '.repeat(11)}and more.`),
        ...declaration,
      },
      dataRooms,
    ],
    [
      'spelling',
      [
        'docs/a.md:5: The dictionary does not know "Wrod"',
        'words.txt:1: No page uses the word "unasked".',
        'passages read, 1 word of our own',
      ],
      { 'docs/a.md': page('Wrod.'), 'checks/spelling/words.txt': 'unasked\n', ...declaration },
      dataRooms,
    ],
    [
      'front-matter',
      [
        'docs/a.md:1: The front matter\'s "description" is missing.',
        'docs/a.md:3: The front matter\'s "tags" names "b", which is not in docs/tags.yml.',
        'blog/a.md:3: The front matter\'s "tags" names "c", which is not in blog/tags.yml.',
        'blog/a.md:4: The front matter\'s "authors" names "d", which is not in blog/authors.yml.',
        '2 pages',
      ],
      {
        'docs/a.md': '---\ntitle: A\ntags: [b]\n---\n',
        'blog/a.md': '---\ntitle: B\ntags: [c]\nauthors: [d]\n---\n',
        ...names,
      },
      [],
    ],
    [
      'page-files',
      [
        'docs/b.MDX: The build makes no page of this file',
        'docs/C d.md: "C d.md" is part of the page\'s address',
        '3 files',
      ],
      { 'docs/a.md': page('Words.'), 'docs/b.MDX': page('Words.'), 'docs/C d.md': page('Words.') },
      [],
    ],
    [
      'components',
      [
        'docs/a.md:5: There is no component "Nothing".',
        'docs/a.md:7: There is no diagram "nope".',
        'docs/a.md:9: bench/results/nope.json: There is no such file.',
        'docs/a.md:11: There is no question "nope".',
        'docs/a.md:13: There is no admonition "nope".',
        'docs/a.md:17: {nope} is read as code, and nothing is called nope.',
        'docs/a.md:19: The <Tabs> has no tab.',
        '1 page',
      ],
      {
        'docs/a.md': page(
          '<Nothing />\n\n<Diagram of="nope" />\n\n<Measured of="nope" />\n\n<Playground first="nope" />\n\n:::nope\nWords.\n:::\n\nA {nope}.\n\n<Tabs></Tabs>',
        ),
      },
      ['src/features/diagrams/svg'],
    ],
    [
      'mentions',
      [
        'README.md:1: There is no script "nothing"',
        'README.md:1: There is no "docs/none.md" in the repository.',
        'docs/contributing/b.md:5: MDX cannot read this page: ',
        '2 mentions of scripts and files in 3 texts',
      ],
      {
        'package.json': '{ "scripts": {} }',
        'README.md': 'Run `npm run nothing` and read `docs/none.md`.\n',
        'docs/contributing/README.md': page('Words.'),
        'docs/contributing/b.md': page('A brace: {'),
      },
      [],
    ],
    [
      'glossary',
      [
        'docs/a.md:5: There is no glossary term "nothing".',
        ' leads to getting-started/installation, which is not written.',
        ' terms, 1 link to them on 2 pages',
      ],
      {
        'docs/a.md': page('A [term](glossary:nothing).'),
        // Terms lead to pages of the newest release, so that this page of Next does not count.
        'docs/getting-started/installation.md': page('Words.'),
      },
      dataRooms,
    ],
    [
      'limits',
      [
        'docs/a.md:5: There is no known limit "nothing".',
        'No page of 0.3.0 shows the limit "age-delete-connected".',
        'The limit "age-delete-connected" leads to how-to-guides/batch-operations, which next does not have.',
        ' limits, 2 of them in 2 call-outs',
      ],
      {
        'docs/a.md': page('<Limit id="nothing" />\n\n<Limit id="age-delete-connected" />'),
        // A page of 0.3.0 does not count for Next.
        'versioned_docs/version-0.3.0/how-to-guides/batch-operations.md': page('Words.'),
      },
      [...dataRooms, 'checks/expected'],
    ],
    [
      'api',
      [
        'api/next/core/extra.d.ts:1: interface Extra is declared but the release has no such type',
        'api/next/core/extra.d.ts:1: Extra is not documented',
        "api-behaviour.json:1: Gone.away is in no version's declarations",
      ],
      {
        'api/next/core/extra.d.ts': 'export interface Extra {}\n',
        'checks/expected/api-behaviour.json': '{ "fails": ["Gone.away"], "throws": [] }',
      },
      ['api', ...DOC_VERSIONS.map((version) => `checks/expected/api-${version}.json`)],
    ],
    [
      'samples-run',
      ['docs/a.md:6: The statement failed: ERROR:', 'pictures.json:1: The kept pictures are not those of'],
      {
        'docs/a.md': page(fence('cypher', 'RETURN nope')),
        'plugins/graph-picture/pictures.json': '{ "RETURN 1": { "nodes": [], "edges": [] } }',
      },
      ['graphs'],
    ],
    [
      'pictures',
      ['src/features/home/late-motor.json:1: The kept picture is not what its query returns'],
      { 'src/features/home/late-motor.json': '{}' },
      ['graphs', 'plugins/playground/pictures'],
    ],
    [
      'templates',
      [
        'a.md:6: The language "nope" is not known here.',
        'a.md:2: The front matter\'s "kind" is missing.',
        'a.md:10: TS2304',
        'a.md:13: The statement failed',
        'b.md:1: The place "docs/a.mdx" is taken by docs/contributing/templates/a.md:1.',
        'empty.md:1: The template shows no page to copy.',
        'empty.mdx:1: The template shows no page to copy.',
        '1 page of 4 templates checked',
      ],
      {
        'docs/contributing/templates/a.md': fence(
          'mdx title="docs/a.mdx"',
          page([fence('nope', 'x'), fence('ts', 'nope;'), fence('cypher', 'RETURN nope')].join('')).trimEnd(),
          '````',
        ),
        'docs/contributing/templates/b.md': fence('mdx title="docs/a.mdx"', page('B.').trimEnd(), '````'),
        'docs/contributing/templates/empty.md': page('Nothing.'),
        'docs/contributing/templates/empty.mdx': page('Nothing.'),
        ...names,
      },
      ['api', 'graphs', 'versions.json'],
    ],
  ])('%s', async (check, told, files, copied) => {
    const { findings, notes } = await runOn(makeRepository(files, copied), check);
    expectTold({ findings, notes }, told);
    if (check === 'page-shape') expect([...findings, ...notes]).toHaveLength(told.length);
  });
});

const html = (body: string, head = ''): string =>
  `<html><head>${head}</head><body><main>${body}</main></body></html>`;

describe('a check of the build applies each of its rules to the files of a repository', () => {
  it.each<[check: string, told: readonly string[], files: FileTexts]>([
    ['links', ['docs/a.md:5: "/ageSchemaClient/none" leads to no page', '1 address on 3 pages'], {}],
    ['headings', ['docs/a.md: The page has 2 headings of the first level instead of one.'], {}],
    [
      'page-frame',
      [
        'docs/a.md: The title is "" and not a text with " | age-schema-client" after it.',
        'docs/a.md: The page says that it is in "", "".',
        'docs/a.md: The page says that it is there in other languages: .',
        'docs/a.md: The banner of unreleased docs stands here 0 times instead of 1.',
        '3 pages',
      ],
      {},
    ],
    ['build-folder', ['build/a.js: It holds the folder it was built in: ', '10 files'], {}],
    [
      'routes',
      [
        'docs/a.md: The route "docs/next/a" is not in the list of routes.',
        'checks/expected/routes.json: The route "blog" is listed but no page is built there.',
        'docs/a.md: Two pages claim the route "docs/next/a".',
        'build/sitemap.xml: The sitemap names "gone", where no page is built.',
        'build/sitemap.xml: The sitemap names "https://example.org/a", where no page is built.',
        'build/sitemap.xml: The sitemap lacks the page "glossary".',
        ' routes listed',
      ],
      {},
    ],
    [
      'sidebar',
      [
        'docs/a.md: The page "a" of version current is not in the sidebar "tutorialSidebar".',
        '1 page in version current',
      ],
      {},
    ],
    [
      'sizes',
      ['build/docs/getting-started/basic-usage/index.html: The script a.js runs before the reader asks'],
      {
        'build/docs/getting-started/basic-usage/index.html': html(
          '',
          '<script src="/ageSchemaClient/a.js"></script>',
        ),
        'build/assets/css/styles.1.css': '',
      },
    ],
    [
      'search-names',
      [
        'build/docs: No heading that is a name was found here',
        'build/glossary/index.html: The search for "Edge" lists glossary#twin first of the glossary.',
        'synonyms.ts: The search for "relation" lists glossary#twin first of the glossary, and not edge.',
        'limits: The search for the message "',
        'current: names on 1 page',
      ],
      {},
    ],
    ['search-phrases', ['intro.json: There is no such page.'], {}],
  ])('%s', async (check, told, files) => {
    const claim = `  {\n    path: '${site.baseUrl}docs/next/a',\n    component: ComponentCreator('/a', 'b'),\n    exact: true\n  },\n`;
    const docs = [{ id: 'a', path: `${site.baseUrl}docs/next/a` }];
    const root = makeRepository(
      {
        'docs/a.md': page(`[Away](/ageSchemaClient/none)`),
        'build/404.html': html(''),
        'build/docs/next/a/index.html': html(
          `<h1>A page</h1><h1>Another</h1><a href="${site.baseUrl}none">Away</a>`,
          '<meta name="docusaurus_version" content="current"><meta name="docusaurus_tag" content="docs-default-current">',
        ),
        'build/glossary/index.html': html(
          '<h1>Glossary</h1><h3 id="twin">Edge<a></a></h3><p>One.</p><h3 id="edge">Edge<a></a></h3><p>Two.</p>',
        ),
        'build/sitemap.xml': `<urlset><url><loc>${site.url}${site.baseUrl}gone</loc></url><url><loc>${site.url}${site.baseUrl}docs/next/a</loc></url><url><loc>https://example.org/a</loc></url></urlset>`,
        '.docusaurus/routes.js': claim + claim,
        '.docusaurus/globalData.json': JSON.stringify({
          'docusaurus-plugin-content-docs': { default: { versions: [{ name: 'current', docs }] } },
        }),
        ...files,
      },
      ['versions.json', 'checks/expected/routes.json'],
    );
    writeFileSync(path.join(root, 'build/a.js'), `"${root}/src/a.ts"`);
    const build = path.join(root, 'build');
    await writeIndexes(readSite(build, site.baseUrl), build);
    expectTold(await runOn(root, check), told);
  });
});
