/** What `src/css/below-the-fold.css` knows, in turn. Page rules leave it out, as no page has these classes when it comes. */
const steps = ['waits-from-1', 'waits-from-2', 'waits-from-3', 'waits-from-4'] as const;

/** A block in sight must not wait, since the text below it would move: a tall window starts with a later step. */
export const stepOfWindow = (): 0 | 1 | 2 => (innerHeight > 1080 ? 2 : innerHeight > 820 ? 1 : 0);

/** Counts the pages that waited. */
let turn = 0;
let firstStep = 0;

function show(step: number): void {
  document.body.classList.remove(...steps);
  const name = steps[step];
  if (name) document.body.classList.add(name);
}

/**
 * Lets what is below the fold wait for its style and layout, which take over a third of a click. The browser lays out what comes
 * near the viewport, the rest follows with {@link layOutBelowTheFold}.
 */
export function deferBelowTheFold(): void {
  turn += 1;
  firstStep = stepOfWindow();
  show(firstStep);
}

/** Lays out some more blocks in each idle moment, until the page stands as if none had waited. */
export function layOutBelowTheFold(): void {
  const own = turn;
  const layOutFrom = (step: number): void => {
    const act = (): void => {
      if (own !== turn) return;
      show(step);
      if (step < steps.length) layOutFrom(step + 1);
    };
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act);
  };
  layOutFrom(firstStep + 1);
}

/** Ends the waiting. */
export function layOutAtOnce(): void {
  turn += 1;
  show(steps.length);
}
