import { useEffect, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { DocSearchHit } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';

interface HitLinkProps {
  readonly hit: Pick<DocSearchHit, 'url' | 'type' | 'hierarchy'> & { readonly __autocomplete_id?: number };
  readonly children: ReactNode;
}

/** What a reader who goes on typing does not wait for. */
const restBeforePrefetch = 200;

/** About as many hits as a window shows; those after them are drawn in the frame after. */
const inSight = 9;

/** Whether a hit is to be drawn: below what is in sight not before that is painted. */
function useIsDrawn(number: number): boolean {
  const [isDrawn, setIsDrawn] = useState(number < inSight);
  useEffect(() => {
    if (isDrawn) return;
    const frame = requestAnimationFrame(() => setIsDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  return isDrawn;
}

/**
 * The link a hit is drawn in. The theme takes its own `Link`, which looks out for each of twenty hits whether it is in
 * sight, anew at every drawing, and fetches ahead the code of every page that shows. Here it is the first hit's page,
 * once the reader rests, and the one pointed at.
 */
export function HitLink({ hit, children }: HitLinkProps): ReactElement {
  const { url, type, hierarchy, __autocomplete_id: number = 0 } = hit;
  const isDrawn = useIsDrawn(number);
  const history = useHistory();
  const isFirst = number === 0;
  const page = url.replace(/#.*/, '');
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => void window.docusaurus.prefetch(page), restBeforePrefetch);
    return () => clearTimeout(timer);
  }, [isFirst, page]);
  const preload = (): void => void window.docusaurus.preload(page);
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(url);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={url}
      aria-label={isDrawn ? undefined : (hierarchy[type === 'content' ? 'lvl1' : type] ?? undefined)}
      onClick={follow}
      onMouseEnter={preload}
      onTouchStart={preload}
    >
      {isDrawn && children}
    </a>
  );
}
