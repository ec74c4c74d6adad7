import type { Route } from './expand-routes';

/**
 * The routes in the router's form. A component is created when it is first needed, because creating those of all pages
 * at the start would delay every page.
 */
export function createRoutes(
  routes: readonly Route[],
  createComponent: (path: string, key: string) => unknown,
): object[] {
  return routes.map(({ path, key, attributes, children }) => {
    let component: unknown;
    return {
      ...attributes,
      path,
      // Case-sensitive, as the host is: it has no page for `DOCS/INTRO`.
      sensitive: true,
      ...(children && { routes: createRoutes(children, createComponent) }),
      get component(): unknown {
        component ??= createComponent(path, key);
        return component;
      },
    };
  });
}
