import { chunkName } from './client/format';
import { encodeVersion, isDocsData } from './encode-version';
import { faultIn } from './read-generated';

/** Where `index.ts` writes modules. */
const ownFolder = '@generated/compact-routes';

/** What the pages of a site are put together from. */
export interface Parts {
  /** Code that imports each part, by its number. */
  readonly imports: readonly string[];
  /** What each part is, by the name of its chunk. */
  readonly requests: ReadonlyMap<string, string>;
  /** Modules of docs versions in their short form, code by file name. */
  readonly versions: Readonly<Record<string, string>>;
}

const versionModule = (
  { base, short }: NonNullable<ReturnType<typeof encodeVersion>>,
  client: string,
): string =>
  `import { expandVersion } from '${client}/expand-version';
export default expandVersion(${JSON.stringify(base)}, ${JSON.stringify(short)});
`;

/**
 * Finds the module of each part of the routes, and encodes the data of docs versions in their short form.
 *
 * @param parts Docusaurus' names of the parts, in the order of their numbers
 * @param registry the request of each part, by that name
 * @param readData reads the data of a route by the request for it
 * @param client folder of the modules that expand what is short
 * @throws Stop naming the file when the registry lacks a part
 */
export function listParts(
  parts: readonly string[],
  registry: ReadonlyMap<string, string>,
  readData: (request: string) => string,
  client: string,
): Parts {
  const requests = new Map<string, string>();
  const versions: Record<string, string> = {};
  // Only a page of cards shows the descriptions that the short form leaves out.
  const hasCards = [...registry.values()].some((request) => request.startsWith('@theme/DocCategory'));
  const imports = parts.map((part, index) => {
    const name = chunkName(index);
    const request = registry.get(part);
    if (request === undefined)
      throw faultIn('registry.js', `There is no chunk "${part}", which a route names`);
    requests.set(name, request);
    const version = !hasCards && isDocsData(request) ? encodeVersion(readData(request)) : undefined;
    const file = `version-${name}.js`;
    if (version) versions[file] = versionModule(version, client);
    const imported = JSON.stringify(version ? `${ownFolder}/${file}` : request);
    return `() => import(/* webpackChunkName: "${name}" */ ${imported})`;
  });
  return { imports, requests, versions };
}
