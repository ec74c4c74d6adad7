import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import type { DocSearchModalProps } from '@docsearch/react';
import { noteChoice } from './modal-focus';

/** Where the page stood when the modal opened. */
let place = 0;

/**
 * Puts the page back where it stood, before the reader leaves it: in a narrow window the modal stands at the top of the
 * page, which has gone there, and the browser notes that place for the way back.
 */
export function returnToPlace(): void {
  if (window.scrollY !== place) window.scrollTo({ top: place, behavior: 'instant' });
}

/** Keeps the place of a page that the reader leaves, or comes back to, with the modal open. */
export function usePagePlace({
  initialScrollY,
  onClose,
}: Pick<DocSearchModalProps, 'initialScrollY' | 'onClose'>): void {
  const history = useHistory();

  useEffect(() => {
    place = initialScrollY;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the theme reads it anew at each drawing
  }, []);

  // The link to all results closes the modal first, and the theme's button, given the focus, moves the page.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('.DocSearch-HitsFooter a');
      if (!link) return;
      event.stopPropagation();
      // Another tab or window, as of a hit: the theme's link would close the modal for it.
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      returnToPlace();
      history.push(`${link.pathname}${link.search}`);
      onClose?.();
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [history, onClose]);

  // Back and forward: the modal would stay above another page, and take that from its place when it closes.
  useEffect(() => {
    const { location: opened } = history;
    return history.listen((location, action) => {
      // The same location: an open menu behind the modal has taken the step for itself.
      if (location === opened) onClose?.();
      else if (action === 'POP') {
        noteChoice(window.location.href);
        onClose?.();
      }
    });
  }, [history, onClose]);
}
