import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import type { DocSearchModalProps } from '@docsearch/react';
import { noteChoice } from './modal-focus';

/** The scroll position of the page when the modal opened. */
let place = 0;

/**
 * Restores the scroll position before the reader leaves the page. In a narrow window the modal stands at the top of the
 * page, so that the page is scrolled there, and the browser would store that position for a return.
 */
export function returnToPlace(): void {
  if (window.scrollY !== place) window.scrollTo({ top: place, behavior: 'instant' });
}

/** Keeps the scroll position of a page that the reader leaves, or comes back to, while the modal is open. */
export function usePagePlace({
  initialScrollY,
  onClose,
}: Pick<DocSearchModalProps, 'initialScrollY' | 'onClose'>): void {
  const history = useHistory();

  useEffect(() => {
    place = initialScrollY;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the theme reads it anew at each drawing
  }, []);

  // The theme's link to all results closes the modal first; that focuses the search button, which scrolls the page.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('.DocSearch-HitsFooter a');
      if (!link) return;
      event.stopPropagation();
      // The link opens in another tab or window. The modal stays open as it does for a hit; the theme would close it.
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      returnToPlace();
      history.push(`${link.pathname}${link.search}`);
      onClose?.();
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [history, onClose]);

  // At back and forward the modal would stay open over another page, and change its scroll position when it closes.
  useEffect(() => {
    const { location: opened } = history;
    return history.listen((location, action) => {
      // The location is the same when an open menu behind the modal has blocked the step.
      if (location === opened) onClose?.();
      else if (action === 'POP') {
        noteChoice(window.location.href);
        onClose?.();
      }
    });
  }, [history, onClose]);
}
