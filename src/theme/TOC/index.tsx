/** Wraps the theme's table of contents in a landmark, which readers who do not see the page can go to. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

export default function TOCWrapper(props: Props): ReactNode {
  const label = translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' });
  return (
    <nav aria-label={label} className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
