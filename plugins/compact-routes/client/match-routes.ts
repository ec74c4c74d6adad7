/** What the framework takes from `react-router-config`, for routes that tell capital letters from small ones. */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { matchPath, Route, Switch, type match, type RouteComponentProps } from 'react-router';

interface RouteConfig {
  readonly path: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
  readonly routes?: readonly RouteConfig[];
  readonly component: ComponentType<RouteComponentProps & { readonly route: RouteConfig }>;
}

interface Step {
  readonly route: RouteConfig;
  readonly match: match;
}

/** The routes that lead to a path, outermost first. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): Step[] {
  for (const route of routes) {
    const found = matchPath(pathname, route);
    if (found) return [{ route, match: found }, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

export const renderRoutes = (routes?: readonly RouteConfig[]): ReactElement | undefined =>
  routes &&
  createElement(
    Switch,
    null,
    routes.map((route, key) => {
      const { path, exact, strict, sensitive } = route;
      const render = (props: RouteComponentProps): ReactElement =>
        createElement(route.component, { ...props, route });
      return createElement(Route, { key, path, exact, strict, sensitive, render });
    }),
  );
