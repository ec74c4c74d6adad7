import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './Limit.module.css';

interface LimitProps {
  readonly id: string;
  readonly title?: string;
  /** The whole entry, on the troubleshooting page. */
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A known limit where the reader meets it. Pages write `<Limit id="…" />`; `plugins/limits` fills in the rest. */
export default function Limit({ id, title, href, children }: LimitProps): ReactNode {
  if (!title || !href)
    throw new Error(`<Limit id="${id}"> needs plugins/limits in the list of remark plugins.`);
  return (
    // The role `note` is no landmark: guides have up to twenty, and as landmarks they would hide the page's own. Not an
    // `aside`, because reading views leave those out.
    <div role="note" className={styles.limit} aria-label={`Known limit: ${title}`} data-limit={id}>
      <p className={styles.title}>
        <span className={styles.kind} data-search="off">
          Known limit
        </span>{' '}
        {title}
      </p>
      {children}
      <p className={styles.more} data-search="off">
        {/* Without this label, up to 24 links of a page would have the same name. */}
        <Link to={href} aria-label={`Cause and details: ${title}`}>
          Cause and details
        </Link>
      </p>
    </div>
  );
}
