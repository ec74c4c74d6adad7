/**
 * `history` as the router sees it: the browser's stands for the two others as well, which the site never uses and which
 * would be on every page, because the router's unused components ask for them.
 */
export {
  createBrowserHistory,
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history';
