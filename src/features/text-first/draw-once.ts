import { type ComponentType, memo, type MemoExoticComponent } from 'react';

/** What the router hands to the component of a route. */
interface RouteProps {
  readonly location: object;
  readonly route: object;
}

/**
 * A route's component that is drawn once for each location.
 *
 * At a click the framework keeps the old page until the parts of the next one are there, and the router tells all that
 * ask for it meanwhile: what stands below a route is drawn anew with nothing changed. Of the props the router makes the
 * others anew each time, from the location.
 */
export function drawOnce<Props extends object>(
  component: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(component, (before, after) => {
    const [old, next] = [before, after] as unknown as [RouteProps, RouteProps];
    return old.location === next.location && old.route === next.route;
  });
}
