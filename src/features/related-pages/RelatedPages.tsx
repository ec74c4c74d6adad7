import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isRelatedPage } from './related-page';
import styles from './RelatedPages.module.css';

interface RelatedPagesProps {
  /** The page's front matter field `related`, resolved at build time to titles and addresses. */
  readonly related: unknown;
}

/** Where to read on: the pages an author named in `related`. */
export function RelatedPages({ related }: RelatedPagesProps): ReactNode {
  const pages = Array.isArray(related) ? related.filter(isRelatedPage) : [];
  if (pages.length === 0) return null;
  return (
    <nav className={styles.related} aria-label="Related pages">
      <p className={styles.title}>Related pages</p>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.to}>
            <Link className={styles.link} to={page.to}>
              <span className={styles.pageTitle}>{page.title}</span>{' '}
              <span className={styles.description}>{page.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
