/**
 * What is below the fold of a page may wait for its style and layout: while the root element has the attribute `data-waits`,
 * `src/css/below-the-fold.css` lays out what comes near the viewport only. The rest follows here, some at each idle moment.
 */

/** Elements in a step: 6 to 9 ms, and below the 50 ms that a reader feels at a quarter of the speed. */
const stepSize = 90;

// Safari has no `requestIdleCallback`.
export const whenIdle: (act: () => void) => void =
  (globalThis as Partial<typeof globalThis>).requestIdleCallback ?? setTimeout;

/** Blocks that are not laid out yet; `undefined` until the first of them may be. */
let blocks: HTMLElement[] | undefined;

/** In a taller window, in pixels, a block that comes into sight as others turn out to be low would move the text. */
const tallest = 1000;

/**
 * Lets what is below the fold wait, of this page or of the one that is drawn next; or lets nothing wait.
 *
 * @param waits - whether it waits
 */
export function deferBelowTheFold(waits: boolean): void {
  blocks = undefined;
  document.documentElement.toggleAttribute('data-waits', waits && innerHeight < tallest);
}

function step(): void {
  for (let size = 0; size < stepSize;) {
    const block = blocks?.shift();
    if (!block) return;
    // One attribute less on the root would have the browser look at every element anew, at each step.
    block.style.contentVisibility = 'visible';
    size += block.getElementsByTagName('*').length + 1;
  }
  requestAnimationFrame(() => whenIdle(step));
}

/** Lays out some more blocks in each idle moment, until the page stands as if none had waited. */
export function layOutBelowTheFold(): void {
  blocks = [...document.querySelectorAll<HTMLElement>('.markdown > *, .waits > *')];
  whenIdle(step);
}

/** Lays out at once what is still to follow. */
export function layOutAtOnce(): void {
  if (blocks?.length !== 0) deferBelowTheFold(false);
}
