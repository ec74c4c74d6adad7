import { memo, useContext, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

interface Place {
  readonly location: object;
  readonly children: ReactNode;
}

/** Draws its children again for another location only: they show nothing else. */
const AtPlace = memo(
  ({ children }: Place) => children,
  (before, after) => before.location === after.location,
);
AtPlace.displayName = 'AtPlace';

/**
 * Keeps a page as it is while the next one is loaded. Docusaurus goes on showing the old location until then, yet hands
 * down new properties with it, so that the whole page is drawn once for nothing. What reads the router's context itself,
 * as links do, is drawn all the same.
 */
export function SameWhileLoading({ children }: { readonly children: ReactNode }): ReactNode {
  const { location } = useContext(RouterContext);
  return <AtPlace location={location}>{children}</AtPlace>;
}
