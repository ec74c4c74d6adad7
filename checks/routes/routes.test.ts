import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Stop } from '../../scripts/fail';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { makeRepository } from '../run-on';
import { compareRoutes, type Routes } from './compare';
import { readExpectedRoutes } from './expected-routes';
import { readClaimedRoutes, run } from './run';

const good: Routes = {
  expected: new Set(['', 'docs/intro', 'docs/next/intro']),
  built: new Set(['', 'docs/intro', 'docs/next/intro', '404']),
  sitemap: ['', 'docs/intro', 'docs/next/intro'],
  unlisted: new Set(),
  claimed: ['', 'docs/intro', 'docs/next/intro'],
  sources: [{ file: 'versioned_docs/version-0.3.0/intro.md', route: 'docs/intro' }],
};

const messages = (routes: Partial<Routes>) =>
  compareRoutes({ ...good, ...routes }).map((finding) => finding.message);

describe('compareRoutes', () => {
  it('accepts routes that match the list', () => {
    expect(messages({})).toEqual([]);
  });

  it('reports a listed route without a page', () => {
    expect(messages({ expected: new Set([...good.expected, 'glossary']) })).toEqual([
      'The route "glossary" is listed but no page is built there.',
    ]);
  });

  it('reports a page whose route is not listed', () => {
    const surplus = {
      built: new Set([...good.built, 'docs/extra']),
      sitemap: [...good.sitemap, 'docs/extra'],
    };
    expect(messages(surplus)).toEqual(['The route "docs/extra" is not in the list of routes.']);
  });

  it('names the source of a page, or the built file when there is no source', () => {
    const files = (sources: Routes['sources']) =>
      compareRoutes({
        ...good,
        built: new Set([...good.built, 'extra']),
        sitemap: [...good.sitemap, 'extra'],
        sources,
      }).map(({ file }) => file);
    expect(files([{ file: 'src/pages/extra.md', route: 'extra' }])).toEqual(['src/pages/extra.md']);
    expect(files([])).toEqual(['build/extra/index.html']);
  });

  it('reports a route that two pages claim', () => {
    const claimed = [...good.claimed, 'docs/intro'];
    expect(messages({ claimed, sitemap: [...good.sitemap, 'docs/intro'] })).toEqual([
      'Two pages claim the route "docs/intro".',
    ]);
  });

  it('names both pages that claim a route', () => {
    const sources = [...good.sources, { file: 'versioned_docs/version-0.3.0/twin.md', route: 'docs/intro' }];
    expect(compareRoutes({ ...good, claimed: [...good.claimed, 'docs/intro'], sources })).toMatchObject([
      {
        file: 'versioned_docs/version-0.3.0/intro.md',
        message: 'Two pages claim the route "docs/intro": this one and versioned_docs/version-0.3.0/twin.md.',
      },
    ]);
  });

  it('reports that no claimed route was found', () => {
    expect(messages({ claimed: [] })).toEqual([
      'No route was found here, so that no two pages can be seen to claim one.',
    ]);
  });

  it('reports routes that the sitemap has without a page, twice or not at all', () => {
    expect(messages({ sitemap: ['', '', 'docs/intro', 'docs/gone'] })).toEqual([
      'The sitemap names "docs/gone", where no page is built.',
      'The sitemap names "" twice.',
      'The sitemap lacks the page "docs/next/intro".',
    ]);
  });

  it('accepts that the sitemap lacks pages that keep search engines away', () => {
    expect(messages({ sitemap: ['', 'docs/intro'], unlisted: new Set(['docs/next/intro']) })).toEqual([]);
  });
});

describe('readExpectedRoutes', () => {
  let root: string;

  const list = {
    site: [''],
    blog: ['blog'],
    docsInBothVersions: ['intro'],
    docsOnlyInNext: ['later', 'tags'],
    moreDocs: { '0.4.0': ['later'], '0.3.0': [] },
    apiItems: { '0.3.0': ['api/'], '0.4.0': [], next: ['api/new'] },
  };
  const write = (versions: readonly string[], routes: unknown): void => {
    writeFileSync(path.join(root, 'versions.json'), JSON.stringify(versions));
    writeFileSync(path.join(root, 'checks/expected/routes.json'), JSON.stringify(routes));
  };

  beforeEach(() => {
    root = makeTempFolder();
    mkdirSync(path.join(root, 'checks/expected'), { recursive: true });
  });

  it('puts the newest release in versions.json at docs/, and other versions in a folder of their own', () => {
    write(['0.4.0', '0.3.0'], list);
    expect([...readExpectedRoutes(root)]).toEqual([
      '',
      'blog',
      'docs/intro',
      'docs/later',
      'docs/0.3.0/intro',
      'docs/0.3.0/api',
      'docs/next/intro',
      'docs/next/later',
      'docs/next/tags',
      'docs/next/api/new',
    ]);
  });

  it.each([
    ['lacks a version', ['0.5.0', '0.4.0', '0.3.0'], /at moreDocs\["0\.5\.0"\]/],
    ['has one too many', ['0.4.0'], /Unrecognized key: "0\.3\.0"/],
  ])('stops at a list that %s', (_what, versions, message) => {
    write(versions, list);
    const reading = (): unknown => readExpectedRoutes(root);
    expect(reading).toThrow(Stop);
    expect(reading).toThrow(/^checks\/expected\/routes\.json:\d+: /);
    expect(reading).toThrow(message);
    expect(reading).toThrow('versions.json says which versions it needs');
  });
});

describe('run', () => {
  it('stops when the build lacks the sitemap or the routes', async () => {
    const root = makeRepository({ 'build/404.html': '' }, ['versions.json', 'checks/expected']);
    const looking = async (): Promise<unknown> => run(root, () => undefined);
    await expect(looking()).rejects.toEqual(
      new Stop('build/sitemap.xml: There is no such file. Build again with npm run build.'),
    );
    writeFileSync(path.join(root, 'build/sitemap.xml'), '');
    await expect(looking()).rejects.toEqual(
      new Stop('.docusaurus/routes.js: There is no such file. Build again with npm run build.'),
    );
  });
});

describe('the list of routes', () => {
  it('that is expected has both versions, and more reference pages for 0.3.0 than for Next', () => {
    const routes = readExpectedRoutes('.');
    for (const route of [
      '',
      'docs/intro',
      'docs/next/intro',
      'docs/next/tags/overview',
      'docs/api-reference',
    ]) {
      expect(routes).toContain(route);
    }
    expect(routes).not.toContain('docs/tags/overview');
    const { apiItems } = JSON.parse(readFileSync('checks/expected/routes.json', 'utf8')) as {
      apiItems: Record<'0.3.0' | 'next', string[]>;
    };
    expect(apiItems['0.3.0'].length).toBeGreaterThan(apiItems.next.length);
  });

  it('that pages claim has leaves only, and a route twice when two pages claim it', () => {
    const leaf = (path: string) =>
      `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', 'b95'),\n    exact: true\n  },\n`;
    const parent = `  {\n    path: '/ageSchemaClient/docs',\n    component: ComponentCreator('/x', 'a'),\n    routes: [\n`;
    const code =
      parent +
      leaf('/ageSchemaClient/docs/intro') +
      leaf('/ageSchemaClient/docs/intro') +
      leaf('/ageSchemaClient/');
    expect(readClaimedRoutes(code)).toEqual(['docs/intro', 'docs/intro', '']);
  });
});
