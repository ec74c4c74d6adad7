/** A navbar item, or a part of one that holds items. */
interface Item {
  readonly type?: string;
  readonly items?: readonly Item[];
  readonly dropdownItemsBefore?: readonly Item[];
  readonly dropdownItemsAfter?: readonly Item[];
}

/** The theme's component of each type that no other type is made of. */
const components: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
};

const typesOf = (items: readonly Item[] = []): (string | undefined)[] =>
  items.flatMap((item) => [
    item.type,
    ...typesOf(item.items),
    ...typesOf(item.dropdownItemsBefore),
    ...typesOf(item.dropdownItemsAfter),
  ]);

/** The components of types that no item has, neither in the navbar nor in one of its dropdowns. */
export function unusedTypes(navbar: { readonly items?: readonly Item[] } = {}): string[] {
  const used = new Set(typesOf(navbar.items));
  return Object.keys(components)
    .filter((type) => !used.has(type))
    .map((type) => `@theme/NavbarItem/${components[type] ?? ''}`);
}
