import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import { escapeHash } from './escape-hash';
import { escapePath } from './escape-path';
import { withoutHtml } from './normalise';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

/** Tells whether one of the site's routes is exactly this path. Such a path is left as it is. */
function isRoute(path: string, list: Routes = routes): boolean {
  return list.some((route) =>
    route.routes ? isRoute(path, route.routes) : route.exact === true && matchPath(path, route) !== null,
  );
}

/*
 * Corrects an address that has a file name. Docusaurus normalises it when it renders, but preloads the page's code by
 * the address as it stands. React then hydrates without that code, and /index.html shows its page twice, one below the
 * other (3.10.2). A client module is evaluated before the preloading, so the address is corrected here. An address that
 * cannot be decoded is corrected too, because the application would not start on it.
 */
let isMoved = false;
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const normalised = escapePath(withoutHtml(pathname));
  if (normalised !== pathname && !isRoute(pathname)) {
    window.history.replaceState(window.history.state, '', `${normalised}${search}${hash}`);
    isMoved = true;
  }
  // Docusaurus decodes the hash of an address that it goes to. On one that cannot be decoded, "#100%" say, it crashed.
  window.addEventListener('popstate', escapeHash, true);
}

const clientModule: ClientModule = {
  // The browser looked for the hash's target in the HTML that came. Where the host has no file for the address, that is
  // the not-found page.
  onRouteDidUpdate({ location, previousLocation }) {
    if (isMoved && !previousLocation) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  },
};

export default clientModule;
