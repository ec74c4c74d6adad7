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
      /** The hit that this one hangs below. */
      readonly __docsearch_parent?: unknown;
    };
  readonly children: ReactNode;
}

/** What a reader who goes on typing does not wait for. */
const restBeforePrefetch = 200;

/** About as many hits as a window shows; those after them are drawn when these are painted. */
const inSight = 9;
const restBeforeOthers = 50;

/** Whether a hit is to be drawn: below what is in sight not before that is painted. */
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
 * Whether a hit looks as it did. DocSearch draws all hits anew each time one of its states changes, three or four times
 * a key. A saved search has no snippets; it holds buttons, which change.
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
 * The link a hit is drawn in. The theme takes its own `Link`, which looks out for each of twenty hits whether it is in
 * sight, anew at every drawing, and fetches ahead the code of every page that shows. Here it is the first hit's page,
 * once the reader rests, and the one pointed at.
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

/** DocSearch wants a function for its `hitComponent`. */
export const HitLink = (props: HitLinkProps): ReactElement => <KeptLink {...props} />;
