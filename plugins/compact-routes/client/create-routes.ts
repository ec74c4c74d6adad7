import type { Route } from './expand-routes';

/**
 * The routes as the router takes them. A component is made when it is first asked for: making those of all pages at
 * the start costs each page its time.
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
      // `DOCS/INTRO` is another address, which the host has no page for.
      sensitive: true,
      ...(children && { routes: createRoutes(children, createComponent) }),
      get component(): unknown {
        component ??= createComponent(path, key);
        return component;
      },
    };
  });
}
