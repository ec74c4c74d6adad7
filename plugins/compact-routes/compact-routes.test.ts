import { describe, expect, it } from 'vitest';
import { dropNameMap } from './chunk-asset';
import { chunkGroups } from './chunk-groups';
import { createRoutes } from './client/create-routes';
import { expandRoutes } from './client/expand-routes';
import { expandVersion } from './client/expand-version';
import { chunkName } from './client/format';
import { encodeRoutes } from './encode-routes';
import { encodeVersion } from './encode-version';
import { createModules } from './modules';
import { readRegistry, readRoutes } from './read-generated';
import { Stop } from '../repository-files/stop';

const routesCode = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/base/docs',
    component: ComponentCreator('/base/docs', 'e1f'),
    routes: [
      {
        path: '/base/docs/classes/Client',
        component: ComponentCreator('/base/docs/classes/Client', 'a2f'),
        exact: true,
        sidebar: "main"
      },
      {
        path: '/base/docs/classes/Pool',
        component: ComponentCreator('/base/docs/classes/Pool', '8fc'),
        exact: true,
        sidebar: "main"
      },
      {
        path: '/base/docs/classes/Query',
        component: ComponentCreator('/base/docs/classes/Query', 'b00'),
        exact: true,
        sidebar: "main"
      }
    ]
  },
  {
    path: '/base/',
    component: ComponentCreator('/base/', '228'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const chunkNames = JSON.stringify({
  '/base/docs-e1f': { __comp: 'root', __context: { plugin: 'plug' } },
  '/base/docs/classes/Client-a2f': { __comp: 'item', content: 'client' },
  '/base/docs/classes/Pool-8fc': { __comp: 'item', content: 'pool' },
  '/base/docs/classes/Query-b00': { __comp: 'item', content: 'query' },
  '/base/-228': { __comp: 'home', items: [{ content: 'client' }] },
});
const names = ['root', 'plug', 'item', 'client', 'pool', 'query', 'home'];
const registry = `export default {
${names.map((name) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.md"), "@site/${name}.md", require.resolveWeak("@site/${name}.md")],`).join('\n')}};
`;
const siteMetadata = '{"docusaurusVersion":"3.10.2","pluginVersions":{"a":{"type":"local"}}}';
const routes = readRoutes(routesCode, chunkNames);

it('the name of each chunk has digits only, so that no content blocker takes it for an advertisement', () => {
  const names = Array.from({ length: 2000 }, (_, part) => chunkName(part));
  expect(names.filter((name) => /\D/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(2000);
});

describe('encoded routes', () => {
  it('have one entry for routes of the same shape and directory', () => {
    expect(encodeRoutes(routes)).toEqual({
      entries: [
        [
          0,
          '/base/docs',
          [
            [1, '/base/docs/classes/', 'Client'],
            [2, '/base/docs/classes/', 'Pool Query'],
          ],
        ],
        [3, '/', 'base/'],
      ],
      shapes: [
        { attributes: {}, parts: { __comp: -1, __context: { plugin: -1 } } },
        { attributes: { exact: true, sidebar: 'main' }, parts: { __comp: -1, content: -1 } },
        { attributes: { exact: true, sidebar: 'main' }, parts: { __comp: 2, content: -1 } },
        { attributes: { exact: true }, parts: { __comp: -1, items: [{ content: 3 }] } },
      ],
      parts: names,
    });
  });

  it('expand to the original routes, with shorter chunk names', () => {
    const { entries, shapes } = encodeRoutes(routes);
    const siteMap = expandRoutes(entries, shapes);
    expect(siteMap.chunkNames).toEqual({
      '/base/docs-0': { __comp: '0', __context: { plugin: '1' } },
      '/base/docs/classes/Client-1': { __comp: '2', content: '3' },
      '/base/docs/classes/Pool-2': { __comp: '2', content: '4' },
      '/base/docs/classes/Query-3': { __comp: '2', content: '5' },
      '/base/-4': { __comp: '6', items: [{ content: '3' }] },
    });
    let made = 0;
    const created = createRoutes(siteMap.routes, (path, key) => {
      made += 1;
      return `${path}-${key}`;
    });
    expect(made, 'no component is created before it is read').toBe(0);
    expect(created).toEqual([
      {
        path: '/base/docs',
        component: '/base/docs-0',
        sensitive: true,
        routes: ['Client', 'Pool', 'Query'].map((name, index) => ({
          path: `/base/docs/classes/${name}`,
          component: `/base/docs/classes/${name}-${String(index + 1)}`,
          exact: true,
          sensitive: true,
          sidebar: 'main',
        })),
      },
      { path: '/base/', component: '/base/-4', exact: true, sensitive: true },
    ]);
  });

  it('cannot contain a path with a space', () => {
    expect(() => encodeRoutes([{ path: '/a b', attributes: {}, chunks: 'x' }])).toThrow('"/a b" has a space');
  });
});

describe('reading the files that Docusaurus generates', () => {
  it('gives the module of each chunk in the registry', () => {
    expect(readRegistry(registry).get('pool')).toBe('@site/pool.md');
  });

  it.each([
    [
      () => readRegistry('export default { "a": [() => import("x")] }'),
      'registry.js: Of 1 imports, 0 could be read.',
    ],
    [() => readRoutes('export default {};', '{}'), 'routes.js: There is no list of routes.'],
    [() => readRoutes(routesCode, '{}'), 'routesChunkNames.json: There is no entry for /base/docs-e1f.'],
    [
      () =>
        createModules({
          routes: routesCode,
          routesChunkNames: chunkNames,
          registry: 'export default {};',
          globalData: '{}',
          siteMetadata,
          config: {},
          readData: () => '{}',
        }),
      'registry.js: There is no chunk "root", which a route names.',
    ],
  ])('stops with file and remedy when the format is unexpected', (read, problem) => {
    expect(read).toThrow(`.docusaurus/${problem} Run npx docusaurus clear and build again; `);
    expect(read).toThrow(Stop);
  });
});

it('createModules uses the same chunk names in both registries, and drops what the browser does not read', () => {
  const { files, requests } = createModules({
    routes: routesCode,
    routesChunkNames: chunkNames,
    registry,
    globalData: '{}',
    siteMetadata,
    config: {
      title: 'T',
      ssrTemplate: 'long',
      future: { faster: {}, experimental_router: 'browser' },
      themeConfig: { image: 'i', prism: {} },
    },
    readData: () => '{}',
  });
  expect(requests.get('4')).toBe('@site/pool.md');
  expect(files['registry.js']).toContain('() => import(/* webpackChunkName: "4" */ "@site/pool.md")');
  expect(files['server-registry.js']).toContain(
    '"pool": [() => import(/* webpackChunkName: "pool" */ "@site/pool.md"), "4", require.resolveWeak("@site/pool.md")]',
  );
  expect(files['config.js']).toBe(
    'export default {"title":"T","future":{"experimental_router":"browser"},"themeConfig":{"image":"i"}};\n',
  );
  expect(files['site-metadata.js']).toBe('export default {"docusaurusVersion":"3.10.2"};\n');
});

it('the site configuration gets no chunk of its own, because it is in main.js', () => {
  const { files, requests } = createModules({
    routes: "export default [{ path: '/', component: ComponentCreator('/', 'a1b') }];",
    routesChunkNames: '{"/-a1b":{"__comp":"home","config":"conf"}}',
    registry: registry.replaceAll('root', 'conf').replaceAll('@site/conf.md', '@generated/docusaurus.config'),
    globalData: '{}',
    siteMetadata,
    config: {},
    readData: () => '{}',
  });
  expect([...requests]).toEqual([['0', '@site/home.md']]);
  expect(files['site-map.js']).toContain('"parts":{"__comp":-1,"config":-2}');
  expect(files['registry.js']).toContain(
    "undefined: [() => import('@generated/docusaurus.config'), 'undefined']",
  );
});

describe('the data of a version', () => {
  const request = '@generated/docusaurus-plugin-content-docs/default/p/base-docs-1ab.json';
  const link = (id: string, label: string, href = `/base/docs/${id}`) => ({
    type: 'link' as const,
    href,
    label,
    docId: id,
    unlisted: false,
  });
  const doc = (id: string, title: string, sidebar?: string) => ({ id, title, ...(sidebar && { sidebar }) });
  const generic = { collapsed: true, collapsible: true };
  const short = {
    label: '1',
    banner: null,
    docsSidebars: {
      main: [
        link('intro', 'Introduction'),
        {
          type: 'category' as const,
          label: 'API',
          href: '/base/docs/api/',
          ...generic,
          items: [
            link('api/Client', 'Client'),
            link('api/Pool', 'Pool'),
            link('api/start', 'Start'),
            link('api/README', 'Read me', '/base/docs/api/'),
            link('api/Query', 'Query'),
            link('api/Query', 'Query, once more'),
            { ...link('api/hidden', 'Hidden'), unlisted: true },
            { type: 'link' as const, href: 'https://age.apache.org', label: 'Apache AGE' },
            { type: 'html' as const, value: '<hr>', defaultStyle: true },
          ],
        },
      ],
      other: [link('api/Query', 'Query'), link('more', 'More')],
    },
    docs: {
      ...Object.fromEntries(
        [
          doc('api/Client', 'Client', 'main'),
          doc('api/Pool', 'Pool', 'main'),
          doc('api/README', 'Read me', 'main'),
          doc('api/Query', 'Query', 'main'),
          doc('api/hidden', 'Hidden', 'main'),
          doc('api/start', 'How to start', 'main'),
          doc('intro', 'Introduction', 'main'),
          doc('more', 'More', 'other'),
          doc('nowhere', 'Nowhere'),
        ].map((each) => [each.id, each]),
      ),
    },
  };
  const descriptions = Object.values(short.docs).map((each) => [each.id, { ...each, description: 'Long.' }]);
  const version = { version: { ...short, docs: Object.fromEntries(descriptions) as object } };
  const modulesWith = (registryCode: string) =>
    createModules({
      routes: routesCode,
      routesChunkNames: chunkNames,
      registry: registryCode.replaceAll('@site/plug.md', request),
      globalData: '{}',
      siteMetadata,
      config: {},
      readData: (asked) => (asked === request ? JSON.stringify(version) : ''),
    }).files;

  it('keeps all fields except descriptions when it is encoded and expanded', () => {
    const encoded = encodeVersion(JSON.stringify(version));
    if (!encoded) throw new Error('no version');
    expect(expandVersion(encoded.base, encoded.short)).toEqual({ version: short });
    expect(Object.keys(expandVersion(encoded.base, encoded.short).version.docs)).toHaveLength(9);
    expect(encoded.short.docsSidebars.main?.[0]).toEqual(['', ['intro', 'Introduction']]);
    expect(encoded.short.docsSidebars.main?.[1]).toMatchObject({
      items: [
        ['api/', 'Client', 'Pool', ['start', 'Start', 'How to start']],
        { label: 'Read me' },
        ['api/', 'Query'],
        {},
        {},
        {},
        {},
      ],
    });
    expect(encoded.short.docs.map(({ id }) => id)).toEqual(['api/README', 'api/hidden', 'nowhere']);
  });

  it('is shortened, too, when its sidebar begins with an external link or a doc at another address', () => {
    const others = [
      { type: 'link', href: 'https://age.apache.org', label: 'Apache AGE' },
      link('api/README', 'Read me', '/base/docs/api/'),
    ];
    const docsSidebars = { ...short.docsSidebars, main: [...others, ...short.docsSidebars.main] };
    const encoded = encodeVersion(JSON.stringify({ version: { ...version.version, docsSidebars } }));
    expect([encoded?.base, encoded?.short.docs.length]).toEqual(['/base/docs/', 3]);
  });

  it('is shortened, too, when all docs are in categories, and keeps docs of different directories apart', () => {
    const category = (items: readonly object[]) => ({
      type: 'category',
      label: 'A',
      ...generic,
      items,
    });
    const docsSidebars = {
      main: [
        category([{ type: 'html', value: '<hr>', defaultStyle: true }]),
        category([link('api/Client', 'Client'), link('core/Client', 'Client')]),
      ],
    };
    const docs = Object.fromEntries(
      ['api/Client', 'core/Client'].map((id) => [id, doc(id, 'Client', 'main')]),
    );
    const encoded = encodeVersion(JSON.stringify({ version: { docsSidebars, docs } }));
    if (!encoded) throw new Error('no version');
    expect(encoded.short.docs).toEqual([]);
    expect(expandVersion(encoded.base, encoded.short)).toEqual({ version: { docsSidebars, docs } });
  });

  it('is in a module that the registry of the browser imports', () => {
    const files = modulesWith(registry);
    expect(files['registry.js']).toContain('"@generated/compact-routes/version-1.js"');
    expect(files['server-registry.js']).toContain(request);
    expect(files['version-1.js']).toMatch(/^export default expandVersion\("\/base\/docs\/", \{"label":"1",/m);
  });

  it('is not shortened when a category index page shows cards, or when it has no docs', () => {
    expect(
      modulesWith(registry.replaceAll('@site/item.md', '@theme/DocCategoryGeneratedIndexPage')),
    ).not.toHaveProperty(['version-1.js']);
    expect(encodeVersion('{"tag":{}}')).toBeUndefined();
  });
});

it('dropNameMap removes the map of chunk names to ids, which are the same', () => {
  const before =
    'r.gca = function(chunkId) { chunkId = {"0":"0","a1":"a1"}[chunkId]||chunkId; return r.p + r.u(chunkId); };';
  expect(dropNameMap(before)).toBe('r.gca = function(chunkId) { return r.p + r.u(chunkId); };');
});

it('encodeRoutes reorders routes only when all are exact', () => {
  const page = (path: string) => ({ path, attributes: { exact: true }, chunks: path });
  const pages = ['/a/1', '/a/2', '/b/1'].map(page);
  const pathsOf = (list: Parameters<typeof encodeRoutes>[0]): string[] =>
    encodeRoutes(list).entries.map(([, directory, names]) => directory + String(names));
  expect(pathsOf(pages)).toEqual(['/b/1', '/a/1 2']);
  expect(pathsOf([...pages, { ...page('/:any'), attributes: {} }])).toEqual(['/a/1 2', '/b/1', '/:any']);
});

it('the shared style sheet contains the styles of main.js, the doc component and the docs', () => {
  const requests = new Map([
    ['0', '@theme/DocItem'],
    ['1', '@site/docs/intro.mdx'],
    ['2', '@site/versioned_docs/version-1/intro.mdx'],
    ['3', '@site/src/pages/index.tsx'],
    ['4', '@theme/DocTagsListPage'],
  ]);
  const { chunks } = chunkGroups(requests).styles as {
    readonly chunks: (chunk: { readonly name: string | undefined }) => boolean;
  };
  const names = ['main', ...requests.keys(), 'search-dialog', undefined];
  expect(names.filter((name) => chunks({ name }))).toEqual(['main', '0', '1', '2']);
});
