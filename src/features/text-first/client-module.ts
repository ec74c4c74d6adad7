import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { deferBelowTheFold } from './below-the-fold';
import { followStoredMode } from './follow-stored-mode';
import { reloadIfStuck } from './reload-if-stuck';

if (ExecutionEnvironment.canUseDOM) {
  // Back and forward return to a place in a page.
  window.addEventListener('popstate', () => deferBelowTheFold(false));
  window.addEventListener('pageshow', followStoredMode);
  window.addEventListener('pageshow', reloadIfStuck);
}

const clientModule: ClientModule = {
  // The way leads to a place within this page, or within another. Else what is set stays set: to take it away and to set it
  // again would have the browser look at every element of the old page.
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.hash) deferBelowTheFold(false);
  },
};

export default clientModule;
