import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { SearchHit } from '../protocol';
import { Failure } from './Failure';
import styles from './SearchPage.module.css';

interface Props {
  /** Those shown so far. */
  readonly hits: readonly SearchHit[];
  /** Whether the next page was asked for and did not come. */
  readonly isFailed: boolean;
  readonly onNear: () => void;
}

/**
 * Asks for the next page when it comes near the screen, and for one more while it is still near. One that failed is asked
 * for when it comes near again, or at a click.
 */
export function MoreHits({ hits, isFailed, onNear }: Props): ReactNode {
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
    // An observer tells changes only: where new hits, of the next page or of another question, are not enough to push this
    // away, a new one looks again.
  }, [hits, onNear]);
  // The button goes. From the last hit the reader's next step is to the first one that comes.
  const retry = (): void => {
    element.current?.previousElementSibling?.querySelector('a')?.focus({ preventScroll: true });
    onNear();
  };
  return (
    // Paper fetches nothing.
    <div ref={element} className={clsx(styles.more, 'needs-scripts')}>
      {isFailed ? (
        <Failure onRetry={retry} />
      ) : (
        translate({ id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...' })
      )}
    </div>
  );
}
