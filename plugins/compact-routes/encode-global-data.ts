import type { Doc, DocGroup, Version } from './client/format';
import { splitPath } from './encode-routes';
import { smallDirectoriesFirst } from './small-directories-first';

const docsPlugin = 'docusaurus-plugin-content-docs';

export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Only a doc whose path follows from its id, and which has no further fields, goes into a group. */
function followsFromId({ id, path, sidebar, ...rest }: Doc, version: Version): boolean {
  return (
    path === `${version.path}/${id}` && !id.includes(' ') && Object.keys(rest).length === 0 && sidebar !== ''
  );
}

function encodeDocs(version: Version): readonly (Doc | DocGroup)[] {
  const entries: (Doc | DocGroup)[] = [];
  for (const doc of smallDirectoriesFirst(version.docs, ({ id }) => splitPath(id)[0])) {
    const sidebar = doc.sidebar ?? 0;
    const [directory, name] = splitPath(doc.id);
    const last = entries.at(-1);
    if (!followsFromId(doc, version)) entries.push(doc);
    else if (Array.isArray(last) && last[0] === sidebar && last[1] === directory)
      entries.splice(-1, 1, [sidebar, directory, `${String(last[2])} ${name}`]);
    else entries.push([sidebar, directory, name]);
  }
  return entries;
}

/** Groups neighbouring docs of one directory; leaves everything else as it is. */
export function encodeGlobalData(data: GlobalData): GlobalData {
  const instances = data[docsPlugin];
  if (!instances) return data;
  const encoded = Object.entries(instances).map(([id, instance]) => {
    const { versions, ...rest } = instance as { readonly versions: readonly Version[] };
    return [
      id,
      { ...rest, versions: versions.map((each) => ({ ...each, docs: encodeDocs(each) })) },
    ] as const;
  });
  return { ...data, [docsPlugin]: Object.fromEntries(encoded) };
}
