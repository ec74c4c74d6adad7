// The types of Docusaurus refuse `undefined` for an attribute of a link; its code takes it like one that is not there.
type OrUndefined<Attributes> = { readonly [Name in keyof Attributes]?: Attributes[Name] | undefined };

declare module '@docusaurus/Link' {
  import type { ReactNode } from 'react';

  export default function Link(props: OrUndefined<Props>): ReactNode;
}

declare module '@theme/NavbarItem/NavbarNavLink' {
  import type { ReactNode } from 'react';

  export default function NavbarNavLink(props: OrUndefined<Props>): ReactNode;
}
