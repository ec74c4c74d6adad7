/**
 * Stands inline in every page and takes the place of the application until that answers. The scripts are named in the
 * `data-scripts` of its own element, apart by spaces; so are the sheets in `data-styles`. The page has the rules it needs.
 */
import { answersEvent } from '../answers-event';
import { deferBelowTheFold, layOutAtOnce, layOutBelowTheFold, whenIdle } from '../below-the-fold';
import { Acts } from './acts';
import { answerBanner, showBanner } from './base-path-banner';
import { heedStorage } from './heed-storage';
import { holdClick } from './hold-clicks';
import { focusAgain, keepFocus } from './hold-focus';
import { Hover } from './hold-hover';
import { SearchKeys, tellMissing } from './hold-keys';
import { holdPress } from './hold-press';
import { keepText } from './hold-text';
import { keepPlace } from './keep-place';
import { followColourMode } from './other-tabs';
import { isOwnAddress } from './own-address';
import { pressByKey } from './press-by-key';
import { addSheets, fetchAhead, isSlowConnection, runScripts } from './scripts';

/** Scripts that ran and still do not answer have failed; what is held is then done without them. */
const patience = 10_000;

/**
 * A page nobody touches comes alive this long after it was loaded. Less than 5 s falls into what Lighthouse measures.
 */
const idleTime = 6000;

/** How long a file that did not come is not asked for again. */
const retryTime = 2000;

const signsOfIntent = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

const named = (list: 'scripts' | 'styles'): string[] =>
  document.currentScript?.dataset[list]?.match(/\S+/g) ?? [];

// Those that have not been asked for, or did not come.
const scripts = named('scripts');
const styles = named('styles');
const acts = new Acts();
const search = new SearchKeys(acts);
const hover = new Hover();
const holding = new AbortController();
const capture = { capture: true, signal: holding.signal };

/** Ends the holding: the application does what was held. */
function answer(): void {
  holding.abort();
  search.isLost = false;
  tellMissing();
  acts.replay();
  hover.replay();
  focusAgain();
}

/** The application does not come: what was held is done by the browser. */
function fail(): void {
  if (holding.signal.aborted) return;
  search.isLost = true;
  acts.replay();
}

/** A file did not come. Without a network a moving pointer would ask for it again at every step. */
function miss(file: string, files: string[]): void {
  showBanner();
  setTimeout(() => files.push(file), retryTime);
}

function run(): void {
  // The reader goes on: perhaps to a place within the page.
  layOutAtOnce();
  addSheets(styles.splice(0), (sheet) => miss(sheet, styles));
  runScripts(
    scripts.splice(0),
    () => setTimeout(fail, patience),
    (script) => {
      miss(script, scripts);
      fail();
    },
  );
}

/** Starts the application, which needs the whole page to be parsed; once more for files that did not come. */
function start(): void {
  if (!scripts.length && !styles.length) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}

function comeAliveUnasked(): void {
  requestAnimationFrame(layOutBelowTheFold);
  if (isSlowConnection()) return;
  // A browser may call itself idle between loading a page and painting it.
  requestAnimationFrame(() =>
    whenIdle(() => {
      fetchAhead(styles, 'style', 'prefetch', showBanner);
      fetchAhead(scripts, 'script', 'prefetch');
    }),
  );
  setTimeout(() => whenIdle(start), idleTime);
}

answerBanner();
// For good: a script may not come at the first sign. Browsers scroll the sidebar by themselves; only the page's own bubbles.
for (const type of signsOfIntent)
  window.addEventListener(type, start, { capture: type !== 'scroll', passive: true });
for (const type of ['pointermove', 'pointerup'] as const)
  window.addEventListener(type, (event) => hover.note(event), capture);
window.addEventListener('click', (event) => holdClick(event, acts, search), capture);
window.addEventListener('keydown', (event) => search.hold(event), capture);
window.addEventListener('paste', (event) => search.holdPaste(event), capture);
window.addEventListener('focusin', (event) => keepFocus(event, acts), capture);
// For good: the application does not know it either.
window.addEventListener('keydown', pressByKey);
window.addEventListener('input', (event) => keepText(event, acts), capture);
window.addEventListener('mousedown', holdPress, capture);
window.addEventListener('storage', followColourMode, capture);
// The event comes out of React's work, which the held clicks would start again: they wait for its end.
window.addEventListener(answersEvent, () => setTimeout(answer));
window.addEventListener('load', comeAliveUnasked);
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A page that is opened at a place, or where the reader was before, has to stand before the browser goes there.
const isOpened = navigation?.type === 'navigate';
// One that is named by its words (`#:~:text=`) is no longer in the address, but in the entry's name; in Chromium at least.
deferBelowTheFold(isOpened && !(location.href + navigation.name).includes('#'));
keepPlace(!isOpened && navigation?.redirectCount);
if (heedStorage() || !isOwnAddress(location, document)) {
  fetchAhead(styles, 'style', 'preload');
  fetchAhead(scripts, 'script', 'preload');
  start();
}
