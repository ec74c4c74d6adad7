// The types of Docusaurus refuse `undefined` for an attribute of a link; its code takes it like one that is not there.

declare module '@docusaurus/Link' {
  import type { ReactNode } from 'react';

  export default function Link(props: {
    readonly [Name in keyof Props]?: Props[Name] | undefined;
  }): ReactNode;
}

declare module '@theme/NavbarItem/NavbarNavLink' {
  import type { ReactNode } from 'react';

  export default function NavbarNavLink(props: {
    readonly [Name in keyof Props]?: Props[Name] | undefined;
  }): ReactNode;
}
