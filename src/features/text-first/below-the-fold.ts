/**
 * Defers style and layout of what is below the fold. While the root element has the attribute `data-waits`,
 * `src/css/below-the-fold.css` lays out only what is near the viewport. This module lays out the rest, one step per
 * idle period.
 */

/** Elements per step. A step takes 6 to 9 ms, and at a quarter of the speed less than the 50 ms that a reader feels. */
const stepSize = 90;

// Safari has no `requestIdleCallback`.
export const whenIdle: (act: () => void) => void =
  (globalThis as Partial<typeof globalThis>).requestIdleCallback ?? setTimeout;

/** Blocks that are not laid out yet; `undefined` until `layOutBelowTheFold` is called. */
let blocks: HTMLElement[] | undefined;

/**
 * Nothing is deferred in a window at least this high, in pixels: deferred blocks may turn out lower than estimated, and
 * the next block that then comes into view would move the text.
 */
const tallest = 1000;

/**
 * Starts or stops deferring what is below the fold of this page, or of the page that is rendered next.
 *
 * @param waits - whether layout is deferred
 */
export function deferBelowTheFold(waits: boolean): void {
  blocks = undefined;
  document.documentElement.toggleAttribute('data-waits', waits && innerHeight < tallest);
}

function step(): void {
  for (let size = 0; size < stepSize;) {
    const block = blocks?.shift();
    if (!block) return;
    // Each block gets its own style: a change of an attribute on the root would restyle every element at each step.
    block.style.contentVisibility = 'visible';
    size += block.getElementsByTagName('*').length + 1;
  }
  requestAnimationFrame(() => whenIdle(step));
}

/** Lays out more blocks in each idle period, until the page is as if none had been deferred. */
export function layOutBelowTheFold(): void {
  blocks = [...document.querySelectorAll<HTMLElement>('.markdown > *, .waits > *')];
  whenIdle(step);
}

/** Lays out all remaining blocks at once. */
export function layOutAtOnce(): void {
  if (blocks?.length !== 0) deferBelowTheFold(false);
}
