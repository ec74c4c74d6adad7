import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './LetterNavigation.module.css';

/** A link to each letter that has terms; the filter dims the links whose terms are hidden. */
export function LetterNavigation({ letters }: { readonly letters: readonly string[] }): ReactNode {
  return (
    <nav aria-label="Letters" className={styles.letters}>
      <ul className={styles.list}>
        {letters.map((letter) => (
          <li key={letter}>
            <Link className={styles.letter} to={`#letter-${letter.toLowerCase()}`} data-filter-ref={letter}>
              {letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
