import type { ReactNode } from 'react';
import styles from './BlogContents.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The landmark of a post's table of contents. */
export function BlogContents({ children }: Props): ReactNode {
  return (
    <nav className={styles.contents} aria-label="Contents of this post">
      {children}
    </nav>
  );
}
