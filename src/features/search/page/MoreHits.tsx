import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { SearchHit } from '../protocol';
import { Failure } from './Failure';
import styles from './SearchPage.module.css';

interface Props {
  /** The hits shown so far. */
  readonly hits: readonly SearchHit[];
  /** Whether the request for the next page failed. */
  readonly isFailed: boolean;
  readonly onNear: () => void;
}

/**
 * The end of the list. It requests the next page when it comes near the viewport, and further pages while it stays
 * near. A page that failed is requested again when the end comes near once more, or at a click.
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
    // An observer reports changes only. New hits may be too few to push this element out of the margin, so each list of
    // hits gets a new observer.
  }, [hits, onNear]);
  // The button is removed. Focus moves to the last hit, so that the next Tab leads to the first new one.
  const retry = (): void => {
    element.current?.previousElementSibling?.querySelector('a')?.focus({ preventScroll: true });
    onNear();
  };
  return (
    // Hidden without scripts and in print, where nothing is fetched.
    <div ref={element} className={clsx(styles.more, 'needs-scripts')}>
      {isFailed ? (
        <Failure onRetry={retry} />
      ) : (
        translate({ id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...' })
      )}
    </div>
  );
}
