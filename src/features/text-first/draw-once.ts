import { type ComponentType, memo, type MemoExoticComponent } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** Compares props without `match`, which the router creates anew at each render. */
const isSame = (before: Values, after: Values): boolean =>
  Object.keys({ ...before, ...after }).every((name) => name === 'match' || before[name] === after[name]);

/**
 * Memoises a route's component, so that it renders once for each location and content.
 *
 * After a click the framework shows the old page until the chunks of the next one are loaded. The router's context
 * changes meanwhile, so everything below a route would render again with nothing changed.
 */
export function drawOnce<Props extends object>(
  component: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(component, (before, after) => isSame(before as Values, after as Values));
}
