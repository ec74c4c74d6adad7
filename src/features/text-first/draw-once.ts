import { type ComponentType, memo, type MemoExoticComponent } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** Nothing differs but the match, which the router makes anew each time. */
const isSame = (before: Values, after: Values): boolean =>
  Object.keys({ ...before, ...after }).every((name) => name === 'match' || before[name] === after[name]);

/**
 * A route's component that is drawn once for each location and content.
 *
 * At a click the framework keeps the old page until the parts of the next one are there, and the router tells all that
 * ask for it meanwhile: what stands below a route would be drawn anew with nothing changed.
 */
export function drawOnce<Props extends object>(
  component: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(component, (before, after) => isSame(before as Values, after as Values));
}
