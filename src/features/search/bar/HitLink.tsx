import { memo, useEffect, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { DocSearchHit } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import { noteChoice } from './modal-focus';
import { returnToPlace } from './page-place';
import { toHtml } from './to-html';

interface HitLinkProps {
  readonly hit: Pick<DocSearchHit, 'url' | 'type' | 'hierarchy'> &
    Partial<Pick<DocSearchHit, '_snippetResult'>> & {
      readonly __autocomplete_id?: number;
      /** The hit that this one is nested under. */
      readonly __docsearch_parent?: unknown;
    };
  readonly children: ReactNode;
}

/** Milliseconds that a page stays the first hit before it is prefetched, so that typing on is not slowed down. */
const restBeforePrefetch = 200;

/** About as many hits as a window shows. Those after them are rendered when these are painted. */
const inSight = 9;
const restBeforeOthers = 50;

/** Whether a hit is rendered; one below the visible ones waits until these are painted. */
function useIsDrawn(number: number): boolean {
  const [isDrawn, setIsDrawn] = useState(number < inSight);
  useEffect(() => {
    if (isDrawn) return;
    const timer = setTimeout(() => setIsDrawn(true), restBeforeOthers);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isDrawn;
}

/**
 * Whether a hit looks the same as before. DocSearch renders all hits each time one of its states changes, three or four
 * times a key. A saved search, recognised by its lack of snippets, is always rendered: it has buttons, which change.
 */
function looksTheSame({ hit: before }: HitLinkProps, { hit: now }: HitLinkProps): boolean {
  if (!now._snippetResult) return false;
  if (now === before) return true;
  return (
    now.url === before.url &&
    now.type === before.type &&
    now.__autocomplete_id === before.__autocomplete_id &&
    !now.__docsearch_parent === !before.__docsearch_parent &&
    JSON.stringify(now._snippetResult) === JSON.stringify(before._snippetResult)
  );
}

/**
 * The link around a hit. The theme uses its own `Link`, which observes at every render whether each of twenty hits is
 * visible, and prefetches the code of each visible hit's page. This link prefetches only the first hit's page, once the
 * reader pauses, and the page of a hit that is pointed at.
 */
function Link({ hit, children }: HitLinkProps): ReactElement {
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
    noteChoice(url);
    returnToPlace();
    history.push(url);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- `Link` would prefetch every hit that is shown
    <a
      href={url}
      aria-label={isDrawn ? undefined : (hierarchy[type === 'content' ? 'lvl1' : type] ?? undefined)}
      onClick={follow}
      onMouseEnter={preload}
      onTouchStart={preload}
      {...(hit._snippetResult
        ? { 'data-type': type, dangerouslySetInnerHTML: { __html: isDrawn ? toHtml(children) : '' } }
        : { children: isDrawn && children })}
    />
  );
}

const KeptLink = memo(Link, looksTheSame);

/** DocSearch accepts only a function as `hitComponent`, and a memoised component is an object. */
export const HitLink = (props: HitLinkProps): ReactElement => <KeptLink {...props} />;
