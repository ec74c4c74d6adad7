import {
  Fragment,
  startTransition,
  useEffect,
  useInsertionEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { deferBelowTheFold, layOutBelowTheFold } from './below-the-fold';

/** Blocks and the line ends between them, more than the window shows. */
const firstNodes = (): number => (innerHeight > 1080 ? 120 : innerHeight > 820 ? 50 : 30);

/** What MDX gives its wrapper: the page as an element whose function writes the blocks. */
type PageElement = ReactElement<object, (props: object) => ReactElement<{ readonly children?: ReactNode }>>;

/**
 * MDX's wrapper of each page. Of a page that a link led to it draws what the window shows, and the rest when that is
 * painted: to draw and lay out all of a guide takes half of a click.
 */
export function FirstBlocks({ children }: { readonly children: PageElement }): ReactNode {
  const history = useHistory();
  // Back and forward return to a place in the page, and a hash leads to one: all above it has to stand.
  const [isLedTo] = useState(history.action === 'PUSH' && !history.location.hash);
  const [showsAll, setShowsAll] = useState(!isLedTo);
  const content = children.type(children.props);

  // An insertion effect, because the focus is set soon after, which asks for the layout.
  useInsertionEffect(() => {
    if (!showsAll) deferBelowTheFold(true);
    else if (isLedTo) requestAnimationFrame(layOutBelowTheFold);
  }, [isLedTo, showsAll]);

  useEffect(() => {
    if (showsAll) return;
    const show = (): void => setShowsAll(true);
    // The frame is painted when a task runs that was queued in it. A page that has gone by then ignores it.
    requestAnimationFrame(() => setTimeout(startTransition, 0, show));
    // The way may lead to a place that is not drawn yet.
    return history.listen(show);
  }, [showsAll, history]);

  if (showsAll || content.type !== Fragment || !Array.isArray(content.props.children)) return content;
  const blocks = content.props.children as readonly ReactNode[];
  const first = firstNodes();
  if (blocks.length <= first) return content;
  return (
    <>
      {blocks.slice(0, first)}
      {/* What comes after the page, and the end of the scrollbar, are not to jump. */}
      <div style={{ height: '300vh' }} />
    </>
  );
}
