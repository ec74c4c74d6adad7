import { Fragment, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';
import { deferBelowTheFold, layOutBelowTheFold } from './below-the-fold';
import { countFirstBlocks } from './first-blocks';
import { useIsPainted } from './useIsPainted';

/** What MDX passes to its wrapper: the page as an element whose component function returns the blocks. */
type PageElement = ReactElement<object, (props: object) => ReactElement<{ readonly children?: ReactNode }>>;

/**
 * MDX's wrapper of each page. After a click on a link it renders the blocks that fill the window first, and the rest
 * after their paint: to render and lay out all of a guide takes half of the time of a click.
 */
export function FirstBlocks({ children }: { readonly children: PageElement }): ReactNode {
  const isPainted = useIsPainted();
  const [isLedTo] = useState(!isPainted);
  const content = children.type(children.props);

  // An insertion effect runs before the focus is set, which forces a layout.
  useInsertionEffect(() => {
    if (!isPainted) deferBelowTheFold(true);
    else if (isLedTo) requestAnimationFrame(layOutBelowTheFold);
    // React renders a page again when a translation has changed its DOM. Nothing would lay out the new blocks, and the
    // reader may be among them.
    else if (!document.querySelector('main')) deferBelowTheFold(false);
  }, [isLedTo, isPainted]);

  if (isPainted || content.type !== Fragment || !Array.isArray(content.props.children)) return content;
  const blocks = content.props.children as readonly ReactNode[];
  const first = countFirstBlocks(blocks, innerHeight);
  if (blocks.length <= first) return content;
  return (
    <>
      {blocks.slice(0, first)}
      {/* Keeps the scrollbar and what follows the page in place until the rest is rendered. */}
      <div style={{ height: '300vh' }} />
    </>
  );
}
