import { isDeepStrictEqual } from 'node:util';
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { expandDoc } from './client/expand-version';
import type { DocName, LeanDoc, ShortItem, ShortVersion, SidebarGroup } from './client/version-format';
import { splitPath } from './encode-routes';

type Version = Pick<PropVersionMetadata, 'docsSidebars' | 'docs'>;

export interface EncodedVersion {
  /** What stands before the id in the address of each doc in a group. */
  readonly base: string;
  readonly short: ShortVersion;
}

/** Data of a route of the docs plugin, which may be a version's. */
export const isDocsData = (request: string): boolean =>
  /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/.test(request);

/** What stands before the id in the first address that ends with it. */
function baseOf(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.docId && item.href.endsWith(item.docId))
      return item.href.slice(0, -item.docId.length);
    const inside = item.type === 'category' ? baseOf(item.items) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function nameDoc(name: string, label: string, title: string): DocName {
  if (title !== label) return [name, label, title];
  return label === name ? name : [name, label];
}

const namesOf = ([, ...names]: SidebarGroup): readonly DocName[] => names;

/**
 * The data of a docs version, which every doc fetches besides main.js, in a short form without the descriptions of its
 * docs. Items that a group would not restore exactly stay as they are.
 *
 * @returns nothing for data without docs
 */
export function encodeVersion(json: string): EncodedVersion | undefined {
  const { version } = JSON.parse(json) as { readonly version?: Partial<Version> };
  if (!version?.docs) return undefined;
  const rest = new Map(
    Object.entries(version.docs).map(([id, { description: _, ...doc }]): [string, LeanDoc] => [id, doc]),
  );
  const sidebars = Object.entries(version.docsSidebars ?? {});
  const base = baseOf(sidebars.flatMap(([, items]) => items)) ?? '';

  /** The group that restores all fields of a link and of its doc from the doc's name; undefined if none does. */
  const asGrouped = (sidebar: string, item: PropSidebarItem): SidebarGroup | undefined => {
    const doc = item.type === 'link' ? rest.get(item.docId ?? '') : undefined;
    if (item.type !== 'link' || !doc) return undefined;
    const [directory, name] = splitPath(doc.id);
    const named = nameDoc(name, item.label, doc.title);
    if (!isDeepStrictEqual(expandDoc(base, sidebar, directory, named), [item, doc])) return undefined;
    rest.delete(doc.id);
    return [directory, named];
  };

  const encodeItems = (sidebar: string, items: readonly PropSidebarItem[]): readonly ShortItem[] => {
    const short: ShortItem[] = [];
    for (const item of items) {
      const grouped = asGrouped(sidebar, item);
      const last = short.at(-1);
      if (!grouped)
        short.push(item.type === 'category' ? { ...item, items: encodeItems(sidebar, item.items) } : item);
      else if (last && !('type' in last) && last[0] === grouped[0])
        short.splice(-1, 1, [...last, ...namesOf(grouped)]);
      else short.push(grouped);
    }
    return short;
  };

  const docsSidebars = Object.fromEntries(sidebars.map(([name, items]) => [name, encodeItems(name, items)]));
  return { base, short: { ...version, docsSidebars, docs: [...rest.values()] } };
}
