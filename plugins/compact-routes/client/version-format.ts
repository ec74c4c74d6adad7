import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionDoc,
} from '@docusaurus/plugin-content-docs';

/** A doc without its description, which only cards show (`DocCard`). */
export type LeanDoc = Omit<PropVersionDoc, 'description'>;

/** A doc in a sidebar by the last part of its id. Its label is its name where none is given, its title is its label. */
export type DocName = string | readonly [name: string, label: string, title?: string];

/** Neighbouring docs of one directory, each at the address that follows from its id. */
export type SidebarGroup = readonly [directory: string, ...docs: DocName[]];

type ShortCategory = Omit<PropSidebarItemCategory, 'items'> & { readonly items: readonly ShortItem[] };

export type ShortItem = SidebarGroup | ShortCategory | Exclude<PropSidebarItem, PropSidebarItemCategory>;

/** Data of a version, whose label, banner and other fields stay as they are. */
export interface ShortVersion {
  readonly docsSidebars: Readonly<Record<string, readonly ShortItem[]>>;
  /** Those that no group stands for. */
  readonly docs: readonly LeanDoc[];
}
