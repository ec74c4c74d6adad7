import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import { escapeHash } from './escape-hash';
import { escapePath } from './escape-path';
import { withoutHtml } from './normalise';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

/** Tells whether one of the site's routes is exactly this path, so that nothing may be taken off it. */
function isRoute(path: string, list: Routes = routes): boolean {
  return list.some((route) =>
    route.routes ? isRoute(path, route.routes) : route.exact === true && matchPath(path, route) !== null,
  );
}

/*
 * Docusaurus normalises such an address when it renders, but preloads the page's code by the address as it stands.
 * React then hydrates without that code, and /index.html shows its page twice, one below the other (3.10.2). A client
 * module is evaluated before the preloading, so the address is put right here; so is one that cannot be decoded, on which
 * the application would not start.
 */
let isMoved = false;
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const normalised = escapePath(withoutHtml(pathname));
  if (normalised !== pathname && !isRoute(pathname)) {
    window.history.replaceState(window.history.state, '', `${normalised}${search}${hash}`);
    isMoved = true;
  }
  // Docusaurus decodes the hash of a place it goes to, and a page that cannot be drawn is all that was left of "#100%".
  window.addEventListener('popstate', escapeHash, true);
}

const clientModule: ClientModule = {
  // The browser has looked for the place in the page that came, which is the one for addresses that are not there.
  onRouteDidUpdate({ location, previousLocation }) {
    if (isMoved && !previousLocation) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  },
};

export default clientModule;
