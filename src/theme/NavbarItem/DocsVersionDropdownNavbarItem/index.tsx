/*
 * Wraps the original. Where a version lacks the page being read, its entry leads to that version's first page; here the
 * entry says that the page is missing. The button that opens the menu is labelled with more than a number. Each entry's
 * label is an element that is replaced when its text changes: React cannot change a text that a browser's translation
 * has replaced.
 */
import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdown(props: Props): ReactNode {
  const { activeVersion, alternateDocVersions } = useActiveDocContext(props.docsPluginId);
  const [shown] = useDocsVersionCandidates(props.docsPluginId);
  const entries = useVersions(props.docsPluginId).map((version) => {
    const isHere = !activeVersion || version === activeVersion || version.name in alternateDocVersions;
    const text = isHere ? version.label : `${version.label} (without this page)`;
    // The type asks for a string, but the component that renders it takes any node.
    return [version.name, { label: (<span key={text}>{text}</span>) as unknown as string }] as const;
  });
  return (
    <Original
      {...props}
      // In the menu of narrow windows it is called Versions.
      aria-label={props.mobile ? undefined : `Docs version ${shown.label}`}
      versions={Object.fromEntries(entries)}
    />
  );
}
