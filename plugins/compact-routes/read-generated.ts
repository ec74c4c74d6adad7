import { runInNewContext } from 'node:vm';
import { Stop } from '../repository-files/stop';

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

/**
 * What is wrong with a file that Docusaurus wrote: it is left from another build, or another Docusaurus wrote it.
 *
 * @param problem - a sentence without its full stop
 */
export const faultIn = (file: string, problem: string): Stop =>
  new Stop(
    `.docusaurus/${file}: ${problem}. Run npx docusaurus clear and build again; if it stays, this Docusaurus writes otherwise than 3.10, and plugins/compact-routes/read-generated.ts has to follow.`,
  );

/**
 * Reads `routes.js` and `routesChunkNames.json`. The last route, for all other paths, has no chunks and is left out.
 *
 * @throws Stop naming the file and the remedy when they do not look as Docusaurus 3.10 writes them
 */
export function readRoutes(routesCode: string, chunkNamesJson: string): readonly GeneratedRoute[] {
  const chunkNames = JSON.parse(chunkNamesJson) as Readonly<Record<string, ChunkTree>>;
  const list = /export default (?<list>\[[\s\S]*\]);\s*$/.exec(routesCode)?.groups?.list;
  if (list === undefined) throw faultIn('routes.js', 'There is no list of routes');
  const raw = runInNewContext(list, {
    ComponentCreator: (path: string, hash: string) => `${path}-${hash}`,
  }) as readonly RawRoute[];

  const convert = ({ path, component, routes, ...attributes }: RawRoute): GeneratedRoute => {
    const chunks = chunkNames[component];
    if (chunks === undefined) throw faultIn('routesChunkNames.json', `There is no entry for ${component}`);
    return { path, attributes, chunks, ...(routes && { children: routes.map(convert) }) };
  };
  return raw.filter(({ path }) => path !== '*').map(convert);
}

/**
 * Reads `registry.js`: what each chunk imports.
 *
 * @throws Stop naming the file and the remedy when it does not look as Docusaurus 3.10 writes it
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
    throw faultIn('registry.js', `Of ${expected} imports, ${requests.size} could be read`);
  return requests;
}
