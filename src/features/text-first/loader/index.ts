/**
 * An inline script of every page; it replaces the application until that answers. Its own script element lists the
 * application's scripts in `data-scripts` and the style sheets in `data-styles`, separated by spaces. The page does not
 * wait for these sheets: the rules it needs are inline.
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

/**
 * Milliseconds after which scripts that ran without an answer count as failed; what is held is then replayed without
 * them.
 */
const patience = 10_000;

/**
 * An untouched page starts the application this long after its load event. Less than 5 s would fall into what
 * Lighthouse measures.
 */
const idleTime = 6000;

/** Milliseconds before a file that failed to load may be requested again. */
const retryTime = 2000;

/** A press by assistive technology may be a click alone. The order is the one that compresses best. */
const signsOfIntent = [
  'wheel',
  'pointerdown',
  'touchstart',
  'focusin',
  'click',
  'pointermove',
  'keydown',
  'scroll',
];

const named = (list: 'scripts' | 'styles'): string[] =>
  document.currentScript?.dataset[list]?.match(/\S+/g) ?? [];

// Files that have not been requested yet, or failed to load.
const scripts = named('scripts');
const styles = named('styles');
const acts = new Acts();
const search = new SearchKeys(acts);
const hover = new Hover();
const holding = new AbortController();
const capture = { capture: true, signal: holding.signal };

/** Stops holding and replays to the application what was held. */
function answer(): void {
  holding.abort();
  search.isLost = false;
  tellMissing();
  acts.replay();
  hover.replay();
  focusAgain();
}

/** The application does not load: what was held is replayed to the browser. */
function fail(): void {
  if (holding.signal.aborted) return;
  search.isLost = true;
  acts.replay();
}

/** A file failed to load. It may be requested again only later: offline, every pointer move would request it again. */
function miss(file: string, files: string[]): void {
  showBanner();
  setTimeout(() => files.push(file), retryTime);
}

function run(): void {
  // A sign of intent may be the start of a jump to a place within the page, which needs the whole layout.
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

/** Starts the application once the whole page is parsed. Later calls request the files that failed to load. */
function start(): void {
  if (!scripts.length && !styles.length) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}

function comeAliveUnasked(): void {
  requestAnimationFrame(layOutBelowTheFold);
  if (isSlowConnection()) return;
  // A browser may report an idle period between the load event and the first paint.
  requestAnimationFrame(() =>
    whenIdle(() => {
      fetchAhead(styles, 'style', 'prefetch', showBanner);
      fetchAhead(scripts, 'script', 'prefetch');
    }),
  );
  setTimeout(() => whenIdle(start), idleTime);
}

answerBanner();
// These listeners stay, because a script may fail to load at the first sign. The browser itself scrolls the sidebar,
// which is no sign of intent: without capture, only the scroll event of the document reaches the window.
for (const type of signsOfIntent)
  window.addEventListener(type, start, { capture: type !== 'scroll', passive: true });
for (const type of ['pointermove', 'pointerup'] as const)
  window.addEventListener(type, (event) => hover.note(event), capture);
window.addEventListener('click', (event) => holdClick(event, acts, search), capture);
window.addEventListener('keydown', (event) => search.hold(event), capture);
window.addEventListener('paste', (event) => search.holdPaste(event), capture);
window.addEventListener('focusin', (event) => keepFocus(event, acts), capture);
// This listener stays, because the application does not handle the key either.
window.addEventListener('keydown', pressByKey);
window.addEventListener('input', (event) => keepText(event, acts), capture);
window.addEventListener('mousedown', holdPress, capture);
window.addEventListener('storage', followColourMode, capture);
// React dispatches the event from within its own work. A replayed click would start that work again, so it waits for
// its end.
window.addEventListener(answersEvent, () => setTimeout(answer));
window.addEventListener('load', comeAliveUnasked);
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A page opened at a hash, reloaded or returned to needs its whole layout before the browser scrolls to the place.
const isOpened = navigation?.type === 'navigate';
// A text fragment (`#:~:text=`) is removed from the address; Chromium at least keeps it in the name of the navigation
// entry.
deferBelowTheFold(isOpened && !(location.href + navigation.name).includes('#'));
keepPlace(!isOpened && navigation?.redirectCount);
if (heedStorage() || !isOwnAddress(location, document)) {
  fetchAhead(styles, 'style', 'preload');
  fetchAhead(scripts, 'script', 'preload');
  start();
}
