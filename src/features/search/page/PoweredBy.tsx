import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './SearchPage.module.css';

/** The hosted service's terms ask for this line; shown only when the service answers. */
export function PoweredBy(): ReactNode {
  return (
    <span className={styles.poweredBy}>
      Powered by <Link to="https://www.algolia.com/">Algolia</Link>
    </span>
  );
}
