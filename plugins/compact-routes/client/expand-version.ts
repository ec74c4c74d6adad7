import type { PropSidebarItem, PropSidebarItemLink, PropSidebars } from '@docusaurus/plugin-content-docs';
import type { DocName, LeanDoc, ShortItem, ShortVersion } from './version-format';

/** What a name in a group stands for: the link in the sidebar, and the doc. */
export function expandDoc(
  base: string,
  sidebar: string,
  directory: string,
  short: DocName,
): readonly [PropSidebarItemLink, LeanDoc] {
  const [name, label = name, title = label] = typeof short === 'string' ? [short] : short;
  const id = directory + name;
  return [
    { type: 'link', href: base + id, label, docId: id, unlisted: false },
    { id, title, sidebar },
  ];
}

/**
 * Brings back the sidebars and docs of a version with all their fields (specification 2.3).
 *
 * @param base what stands before the id in the address of each doc in a group
 */
export function expandVersion(
  base: string,
  short: ShortVersion,
): {
  readonly version: { readonly docsSidebars: PropSidebars; readonly docs: Readonly<Record<string, LeanDoc>> };
} {
  const docs: Record<string, LeanDoc> = Object.fromEntries(short.docs.map((doc) => [doc.id, doc]));
  const expandItems = (sidebar: string, items: readonly ShortItem[]): PropSidebarItem[] =>
    items.flatMap((item): PropSidebarItem[] => {
      if ('type' in item)
        return [item.type === 'category' ? { ...item, items: expandItems(sidebar, item.items) } : item];
      const [directory, ...names] = item;
      return names.map((name) => {
        const [link, doc] = expandDoc(base, sidebar, directory, name);
        docs[doc.id] = doc;
        return link;
      });
    });
  const docsSidebars = Object.fromEntries(
    Object.entries(short.docsSidebars).map(([name, items]) => [name, expandItems(name, items)]),
  );
  return { version: { ...short, docsSidebars, docs } };
}
