import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { deferBelowTheFold } from './below-the-fold';

// Back and forward return to a place in a page.
if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', () => deferBelowTheFold(false));

const clientModule: ClientModule = {
  // The way leads to a place within this page, or within another. Else what is set stays set: to take it away and to set it
  // again would have the browser look at every element of the old page.
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.hash) deferBelowTheFold(false);
  },
};

export default clientModule;
