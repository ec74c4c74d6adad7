import { Fragment, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';
import { deferBelowTheFold, layOutBelowTheFold } from './below-the-fold';
import { countFirstBlocks } from './first-blocks';
import { useIsPainted } from './useIsPainted';

/** What MDX gives its wrapper: the page as an element whose function writes the blocks. */
type PageElement = ReactElement<object, (props: object) => ReactElement<{ readonly children?: ReactNode }>>;

/**
 * MDX's wrapper of each page. Of a page that a link led to it draws what the window shows, and the rest when that is
 * painted: to draw and lay out all of a guide takes half of a click.
 */
export function FirstBlocks({ children }: { readonly children: PageElement }): ReactNode {
  const isPainted = useIsPainted();
  const [isLedTo] = useState(!isPainted);
  const content = children.type(children.props);

  // An insertion effect, because the focus is set soon after, which asks for the layout.
  useInsertionEffect(() => {
    if (!isPainted) deferBelowTheFold(true);
    else if (isLedTo) requestAnimationFrame(layOutBelowTheFold);
    // React draws a page anew that a translation has changed: nobody lays the new blocks out, and the reader is among them.
    else if (!document.querySelector('main')) deferBelowTheFold(false);
  }, [isLedTo, isPainted]);

  if (isPainted || content.type !== Fragment || !Array.isArray(content.props.children)) return content;
  const blocks = content.props.children as readonly ReactNode[];
  const first = countFirstBlocks(blocks, innerHeight);
  if (blocks.length <= first) return content;
  return (
    <>
      {blocks.slice(0, first)}
      {/* What comes after the page, and the end of the scrollbar, are not to jump. */}
      <div style={{ height: '300vh' }} />
    </>
  );
}
