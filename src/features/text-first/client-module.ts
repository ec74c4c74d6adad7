import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { deferBelowTheFold } from './below-the-fold';
import { notePlace } from './place';

/** The page that is drawn, once a link led to one: its code has come. */
let shown = '';

if (ExecutionEnvironment.canUseDOM) {
  // Back and forward return to a place in a page.
  window.addEventListener('popstate', () => deferBelowTheFold(false));
  // Also as the page is left, or loaded again.
  window.addEventListener('visibilitychange', () => notePlace(shown));
}

const clientModule: ClientModule = {
  onRouteUpdate({ location: { pathname, hash }, previousLocation }) {
    notePlace(shown);
    // The theme loads the page anew when its code does not come: it begins at the top, as it would have.
    notePlace(pathname, 0);
    // The way leads to a place within this page, or within another. Else what is set stays set: to take it away and to set it
    // again would have the browser look at every element of the old page.
    if (previousLocation && hash) deferBelowTheFold(false);
    return () => {
      shown = pathname;
    };
  },
};

export default clientModule;
