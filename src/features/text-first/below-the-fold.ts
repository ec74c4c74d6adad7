/** How many steps `src/css/below-the-fold.css` knows. */
const steps = 4;

/** Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

/**
 * Lets what is below the fold wait for its style and layout, which take most of a page's first frame. The browser lays out
 * what comes near the viewport, the rest follows with {@link layOutBelowTheFold}.
 */
export function deferBelowTheFold(): void {
  // Without it, a block above the viewport that is laid out moves the text below.
  if (!CSS.supports('overflow-anchor', 'auto')) return;
  // A block in sight must not wait, since the text below it would move: a tall window starts with a later step.
  const step = 1 + Number(innerHeight > 820) + Number(innerHeight > 1080);
  document.documentElement.dataset.waiting = String(step);
}

/** Lays out some more blocks in each idle moment, until the page stands as if none had waited. */
export function layOutBelowTheFold(): void {
  const { dataset } = document.documentElement;
  const waiting = dataset.waiting;
  if (waiting === undefined) return;
  whenIdle(() => {
    // A page that came in between goes its own way.
    if (dataset.waiting !== waiting) return;
    if (Number(waiting) === steps) delete dataset.waiting;
    else dataset.waiting = String(Number(waiting) + 1);
    layOutBelowTheFold();
  });
}
