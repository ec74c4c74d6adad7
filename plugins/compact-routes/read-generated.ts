import { runInNewContext } from 'node:vm';

/** The names of a route's chunks by prop, as Docusaurus writes them. */
export type ChunkTree = string | readonly ChunkTree[] | { readonly [prop: string]: ChunkTree };

export interface GeneratedRoute {
  readonly path: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly chunks: ChunkTree;
  readonly children?: readonly GeneratedRoute[];
}

interface RawRoute extends Readonly<Record<string, unknown>> {
  readonly path: string;
  readonly component: string;
  readonly routes?: readonly RawRoute[];
}

const remedy =
  'compact-routes reads what Docusaurus 3.10 writes; see plugins/compact-routes/read-generated.ts.';

/**
 * Reads `routes.js` and `routesChunkNames.json`. The last route, for all other paths, has no chunks and is left out.
 *
 * @throws Error when they do not look as Docusaurus 3.10 writes them
 */
export function readRoutes(routesCode: string, chunkNamesJson: string): readonly GeneratedRoute[] {
  const chunkNames = JSON.parse(chunkNamesJson) as Readonly<Record<string, ChunkTree>>;
  const list = /export default (?<list>\[[\s\S]*\]);\s*$/.exec(routesCode)?.groups?.list;
  if (list === undefined) throw new Error(`routes.js has no list of routes: ${remedy}`);
  const raw = runInNewContext(list, {
    ComponentCreator: (path: string, hash?: string) => (hash === undefined ? path : `${path}-${hash}`),
  }) as readonly RawRoute[];

  const convert = ({ path, component, routes, ...attributes }: RawRoute): GeneratedRoute => {
    const chunks = chunkNames[component];
    if (chunks === undefined)
      throw new Error(`routesChunkNames.json has no entry for ${component}: ${remedy}`);
    return { path, attributes, chunks, ...(routes && { children: routes.map(convert) }) };
  };
  return raw.filter(({ path }) => path !== '*').map(convert);
}

/**
 * Reads `registry.js`: what each chunk imports.
 *
 * @throws Error when it does not look as Docusaurus 3.10 writes it
 */
export function readRegistry(code: string): ReadonlyMap<string, string> {
  const line = /^ *"(?<name>[^"]+)": \[\(\) => import\(\/\*.*?\*\/ (?<request>"(?:[^"\\]|\\.)*")\),/gm;
  const requests = new Map(
    [...code.matchAll(line)].map(({ groups }) => [
      groups?.name ?? '',
      JSON.parse(groups?.request ?? '""') as string,
    ]),
  );
  const expected = code.split('import(').length - 1;
  if (requests.size !== expected)
    throw new Error(`registry.js has ${expected} imports, ${requests.size} were read: ${remedy}`);
  return requests;
}
