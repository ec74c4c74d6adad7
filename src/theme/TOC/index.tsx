/** Wraps the theme's table of contents in a landmark, which readers who do not see the page can go to. Of a page that
 * a link led to it is drawn when the text is painted. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import { useIsPainted } from '@site/src/features/text-first/useIsPainted';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

export default function TOCWrapper(props: Props): ReactNode {
  const isPainted = useIsPainted();
  const label = translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' });
  return (
    <nav aria-label={label} className={styles.landmark}>
      {isPainted && <TOC {...props} />}
    </nav>
  );
}
