import { chunkName, configChunk } from './client/format';
import { encodeGlobalData, type GlobalData } from './encode-global-data';
import { encodeRoutes } from './encode-routes';
import { encodeVersion, isDocsData } from './encode-version';
import { faultIn, readRegistry, readRoutes } from './read-generated';

const client = '@site/plugins/compact-routes/client';

/** What the build, not the browser, reads of the site's configuration. The template holds the whole loader. */
const buildOnly: readonly string[] = [
  'tagline',
  'ssrTemplate',
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'headTags',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'organizationName',
  'projectName',
  'customFields',
  'i18n',
  'storage',
];

const buildOnlyOfFuture: readonly string[] = ['faster', 'experimental_vcs', 'v4'];

/** Colours of a highlighter that does not come to the browser (`plugins/code-blocks`). */
const buildOnlyOfTheme: readonly string[] = ['prism'];

const without = (object: unknown, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => !names.includes(name)));

export interface Generated {
  readonly routes: string;
  readonly routesChunkNames: string;
  readonly registry: string;
  readonly globalData: string;
  /** Docusaurus' version and those of plugins, which only its debugging pages show. */
  readonly siteMetadata: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** Reads the data of a route by the request for it. */
  readonly readData: (request: string) => string;
}

/** Where `index.ts` writes these modules. */
const ownFolder = '@generated/compact-routes';

const configRequest = '@generated/docusaurus.config';

export interface CompactModules {
  /** Code by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** What each part of a page is, by the name of its chunk. */
  readonly requests: ReadonlyMap<string, string>;
}

/** Replaces the name under which the server tells that a module was rendered. */
function nameModules(registry: string, names: ReadonlyMap<string, string>): string {
  return registry.replace(
    /^( *"([^"]+)": \[\(\) => import\(.*?\), )"(?:[^"\\]|\\.)*"/gm,
    (_line, start: string, chunk: string) => `${start}${JSON.stringify(names.get(chunk) ?? chunk)}`,
  );
}

/**
 * The short modules, and the registry of the server build, which tells of rendered parts by the same names.
 *
 * @throws Stop naming the file and the remedy when Docusaurus wrote something else than is read here
 */
export function createModules(generated: Generated): CompactModules {
  const registry = readRegistry(generated.registry);
  const configName = [...registry].find(([, request]) => request === configRequest)?.[0];
  const { entries, shapes, parts } = encodeRoutes(
    readRoutes(generated.routes, generated.routesChunkNames),
    configName,
  );
  const requests = new Map<string, string>();
  const versions: Record<string, string> = {};
  const hasCards = [...registry.values()].some((request) => request.startsWith('@theme/DocCategory'));
  const shortRequest = (request: string, name: string): string => {
    const version = !hasCards && isDocsData(request) ? encodeVersion(generated.readData(request)) : undefined;
    if (!version) return request;
    const file = `version-${name}.js`;
    versions[file] = `import { expandVersion } from '${client}/expand-version';
export default expandVersion(${JSON.stringify(version.base)}, ${JSON.stringify(version.short)});
`;
    return `${ownFolder}/${file}`;
  };
  const imports = parts.map((part, index) => {
    const request = registry.get(part);
    if (request === undefined)
      throw faultIn('registry.js', `There is no chunk "${part}", which a route names`);
    requests.set(chunkName(index), request);
    const imported = JSON.stringify(shortRequest(request, chunkName(index)));
    return `() => import(/* webpackChunkName: "${chunkName(index)}" */ ${imported})`;
  });
  const data = encodeGlobalData(JSON.parse(generated.globalData) as GlobalData);
  const config = {
    ...without(generated.config, buildOnly),
    future: without(generated.config.future, buildOnlyOfFuture),
    themeConfig: without(generated.config.themeConfig, buildOnlyOfTheme),
  };
  const { docusaurusVersion } = JSON.parse(generated.siteMetadata) as { docusaurusVersion: string };
  const files = {
    ...versions,
    'site-map.js': `import { expandRoutes } from '${client}/expand-routes';
export default expandRoutes(${JSON.stringify(entries)}, ${JSON.stringify(shapes)});
`,
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import { createRoutes } from '${client}/create-routes';
import siteMap from './site-map';
export default [...createRoutes(siteMap.routes, ComponentCreator), { path: '*', component: ComponentCreator('*') }];
`,
    'routesChunkNames.js': `import siteMap from './site-map';
export default siteMap.chunkNames;
`,
    'registry.js': `import { chunkName, configChunk } from '${client}/format';
const parts = [
${imports.join(',\n')}
];
export default {
  ...Object.fromEntries(parts.map((load, index) => [chunkName(index), [load, chunkName(index)]])),
  ${configChunk}: [() => import('${configRequest}'), '${configChunk}'],
};
`,
    'globalData.js': `import { expandGlobalData } from '${client}/expand-global-data';
export default expandGlobalData(JSON.parse(${JSON.stringify(JSON.stringify(data))}));
`,
    'site-metadata.js': `export default ${JSON.stringify({ docusaurusVersion })};
`,
    'config.js': `export default ${JSON.stringify(config)};
`,
    'server-registry.js': nameModules(
      generated.registry,
      new Map(parts.map((part, index) => [part, chunkName(index)])),
    ),
  };
  return { files, requests };
}
