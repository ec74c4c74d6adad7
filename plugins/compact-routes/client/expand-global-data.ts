import type { Doc, DocGroup, Version } from './format';

interface GlobalData {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<
    Record<string, { readonly versions: Version<Doc | DocGroup>[] }>
  >;
}

const isDoc = (entry: Doc | DocGroup): entry is Doc => !Array.isArray(entry);

/** Brings back each doc with all its fields (specification 2.3), in place. */
export function expandGlobalData<Data extends GlobalData>(data: Data): Data {
  for (const { versions } of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      version.docs = version.docs.flatMap((entry) => {
        if (isDoc(entry)) return entry;
        const [sidebar, directory, names] = entry;
        return names.split(' ').map((name) => {
          const id = directory + name;
          return { id, path: `${version.path}/${id}`, ...(sidebar && { sidebar }) };
        });
      });
    }
  }
  return data;
}
