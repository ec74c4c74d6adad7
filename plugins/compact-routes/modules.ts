import { clientConfig } from './client-config';
import { chunkName, configChunk } from './client/format';
import { encodeGlobalData, type GlobalData } from './encode-global-data';
import { encodeRoutes } from './encode-routes';
import { listParts } from './parts';
import { readRegistry, readRoutes } from './read-generated';

const client = '@site/plugins/compact-routes/client';

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
  const { imports, requests, versions } = listParts(parts, registry, generated.readData, client);
  const data = encodeGlobalData(JSON.parse(generated.globalData) as GlobalData);
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
    'config.js': `export default ${JSON.stringify(clientConfig(generated.config))};
`,
    'server-registry.js': nameModules(
      generated.registry,
      new Map(parts.map((part, index) => [part, chunkName(index)])),
    ),
  };
  return { files, requests };
}
