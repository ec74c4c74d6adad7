import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Named } from './find-named';
import styles from './TextFilter.module.css';

interface LeadsProps {
  /** How they were found, e.g. "By name". */
  readonly by: string;
  readonly leads: readonly Named[];
}

/** A line of links to what a query may mean; nothing if there are none. */
export function Leads({ by, leads }: LeadsProps): ReactNode {
  if (leads.length === 0) return null;
  return (
    <p className={styles.named}>
      {by}:{' '}
      {leads.map(({ title, href }, index) => (
        <Fragment key={`${href} ${title}`}>
          {/*
            An element, because React fails when it has to remove a text that a browser's translation has replaced.
          */}
          {index > 0 && <span>, </span>}
          <Link to={href}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
