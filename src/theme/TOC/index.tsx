/**
 * Wraps the theme's table of contents in a landmark, to which users of a screen reader can go. The list scrolls with
 * the section being read. After a click on a link it renders when the text is painted.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import { followSection } from '@site/src/features/current-entry/follow-section';
import { useIsPainted } from '@site/src/features/text-first/useIsPainted';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

export default function TOCWrapper(props: Props): ReactNode {
  const isPainted = useIsPainted();
  const landmark = useRef<HTMLElement>(null);
  const label = translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' });
  useEffect(() => (landmark.current ? followSection(landmark.current) : undefined), []);
  return (
    <nav aria-label={label} className={styles.landmark} ref={landmark}>
      {isPainted && <TOC {...props} />}
    </nav>
  );
}
