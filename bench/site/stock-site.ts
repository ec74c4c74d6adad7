import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { docsFolderOf } from '../../limits';
import { requireBuild } from '../../scripts/built';
import { Stop } from '../../scripts/fail';
import { readVersions } from '../../plugins/repository-files/versions';
import { basePath, ours, root, stock } from './places';

/** Content that goes into the stock site as it stands in the repository, generated pages included. */
const copied = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'sidebars.ts',
  'blog',
  'static',
];

/** Pages that are made of our components: the stock site gets their text from the built site. */
const pagesAsHtml = {
  index: 'index.html',
  glossary: 'glossary/index.html',
  'markdown-page': 'markdown-page/index.html',
};

/**
 * Our components that content uses. In the stock site they show only their children, so that the text of a page stays.
 */
const names = [
  ...['ApiChanges', 'Diagram', 'Glossary', 'Limit', 'LimitsIndex', 'Measured', 'Playground'],
  ...['ApiFacts', 'ApiIndex', 'ApiArea', 'ApiEntries', 'ApiEntry'],
];

const config = `import type { Config } from '@docusaurus/types';

const config: Config = {
  title: 'age-schema-client',
  tagline: 'A typed TypeScript client for Apache AGE',
  url: 'https://standardbeagle.github.io',
  baseUrl: '${basePath}',
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  // The bundler of our site asks for this flag.
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          editUrl: 'https://github.com/standardbeagle/ageSchemaClient/tree/main/',
          lastVersion: LATEST,
          versions: { current: { label: 'Next', path: 'next', banner: 'unreleased' } },
        },
        blog: { showReadingTime: true, blogSidebarCount: 'ALL' },
      },
    ],
  ],
  themeConfig: {
    docs: { sidebar: { hideable: true } },
    navbar: {
      title: 'age-schema-client',
      hideOnScroll: true,
      logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Documentation' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { to: '/glossary', label: 'Glossary', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
        { href: 'https://github.com/standardbeagle/ageSchemaClient', label: 'GitHub', position: 'right' },
      ],
    },
    footer: { copyright: 'MIT licensed', links: [{ label: 'Getting Started', to: '/docs/intro' }] },
    algolia: { appId: 'STOCK', apiKey: 'stock', indexName: 'stock', contextualSearch: true },
    prism: { additionalLanguages: ['bash', 'cypher', 'json', 'sql', 'diff', 'ini'] },
  },
};

export default config;
`;

const mdxComponents = `import Original from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

const Plain = ({ children }) => <>{children}</>;

export default {
  ...Original,
  Tabs,
  TabItem,
${names.map((name) => `  ${name}: Plain,`).join('\n')}
};
`;

const pageOf = (title: string, html: string): string => `import Layout from '@theme/Layout';

export default function Page() {
  return (
    <Layout title=${JSON.stringify(title)}>
      <main className="container" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />
    </Layout>
  );
}
`;

function write(file: string, text: string): void {
  const target = path.join(stock.folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** The generated pages import our components; the stock site takes them from its map. */
function dropImports(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) dropImports(file);
    else if (/\.mdx?$/.test(file)) {
      const text = readFileSync(file, 'utf8');
      const plain = text.replaceAll(/^import \{[^}]*\} from '@site\/[^']*';\n/gm, '');
      if (plain !== text) writeFileSync(file, plain);
    }
  }
}

function writePages(build: string): void {
  for (const [name, file] of Object.entries(pagesAsHtml)) {
    const html = load(readFileSync(path.join(build, file), 'utf8'));
    html('main script, main style, main noscript').remove();
    write(`src/pages/${name}.jsx`, pageOf(html('title').text(), html('main').first().html() ?? ''));
  }
}

/**
 * Makes the stock site: preset classic of the same Docusaurus with the same content, none of our theme and plugins.
 * What content takes from our components shows its children only, so the stock site has a little less to carry.
 *
 * @param extraPages - How many copies of a guide to add to the released version.
 * @throws Stop when our own site is not built: its generated pages and the text of home and glossary come from there
 */
export function makeStockSite(extraPages = 0): void {
  requireBuild(ours.build, 'build');
  if (!existsSync(path.join(root, 'docs/api-generated/index.md')))
    throw new Stop('docs/api-generated is missing: the build writes it. Run npm run build first.');
  rmSync(stock.folder, { recursive: true, force: true });
  for (const part of copied)
    cpSync(path.join(root, part), path.join(stock.folder, part), { recursive: true });
  const [latest] = readVersions(root);
  write('docusaurus.config.ts', config.replace('LATEST', JSON.stringify(latest)));
  write('package.json', '{ "name": "stock-site", "private": true, "version": "0.0.0" }\n');
  write('src/theme/MDXComponents.jsx', mdxComponents);
  for (const folder of ['docs', 'versioned_docs']) dropImports(path.join(stock.folder, folder));
  writePages(ours.build);
  addPages(stock.folder, latest, extraPages);
}

const guidesOf = (folder: string, version: string): string =>
  path.join(folder, docsFolderOf(version), 'how-to-guides');

/** Adds copies of a guide, each with an address and a title of its own. */
export function addPages(folder: string, version: string, count: number): void {
  const guides = guidesOf(folder, version);
  const source = readFileSync(path.join(guides, 'basic-queries.mdx'), 'utf8');
  for (let number = 1; number <= count; number += 1)
    writeFileSync(
      path.join(guides, `bench-page-${number}.mdx`),
      source.replace(/^title: .*$/m, `title: Bench page ${number}`),
    );
}

/** Takes away all copies that {@link addPages} has made. */
export function removePages(folder: string, version: string): void {
  const guides = guidesOf(folder, version);
  for (const file of readdirSync(guides))
    if (/^bench-page-\d+\.mdx$/.test(file)) rmSync(path.join(guides, file));
}
