/**
 * Replaces the package `history` for the router. The browser's history stands for the two others as well: the site
 * never uses them, but the router's unused components import them, so they would be on every page.
 */
export {
  createBrowserHistory,
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history';
