import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './SearchPage.module.css';

/** Asks for the next page when it comes near the screen. */
export function MoreHits({ onNear }: { readonly onNear: () => void }): ReactNode {
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
  }, [onNear]);
  return (
    <div ref={element} className={styles.more}>
      {translate({ id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...' })}
    </div>
  );
}
