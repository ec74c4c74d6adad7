import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { deferBelowTheFold } from './below-the-fold';
import { followStoredMode } from './follow-stored-mode';
import { reloadIfStuck } from './reload-if-stuck';

if (ExecutionEnvironment.canUseDOM) {
  // Back and forward restore a scroll position, which needs the layout of the whole page.
  window.addEventListener('popstate', () => deferBelowTheFold(false));
  window.addEventListener('pageshow', followStoredMode);
  window.addEventListener('pageshow', reloadIfStuck);
}

const clientModule: ClientModule = {
  // A link with a hash leads to a place that must be laid out. Other links leave the attribute as it is: to remove it
  // and set it again would restyle every element of the old page.
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.hash) deferBelowTheFold(false);
  },
};

export default clientModule;
