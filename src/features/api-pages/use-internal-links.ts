import { type RefObject, useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/** A click that a reader means for this tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Has the router follow links in HTML that the build wrote, without a page load, as it follows the site's own. */
export function useInternalLinks(ref: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = ref.current;
    const follow = (event: MouseEvent): void => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      if (!href?.startsWith('/') || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      history.push(href);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [history, ref]);
}
