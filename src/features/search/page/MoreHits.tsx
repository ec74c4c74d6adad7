import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './SearchPage.module.css';

interface Props {
  /** Pages shown so far. */
  readonly pages: number;
  readonly onNear: () => void;
}

/** Asks for the next page when it comes near the screen, and for one more while it is still near. */
export function MoreHits({ pages, onNear }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: '0px 0px 200px' },
    );
    observer.observe(observed);
    return () => observer.disconnect();
    // An observer tells changes only: where the hits of a page are not enough to push this away, a new one looks again.
  }, [pages, onNear]);
  return (
    <div ref={element} className={styles.more}>
      {translate({ id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...' })}
    </div>
  );
}
