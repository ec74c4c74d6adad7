import { missingSearch, type Missing } from '../navbar-alerts';
import type { Acts } from './acts';

const press = (init: KeyboardEventInit): void =>
  void document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
  );

export const searchButton = '.DocSearch-Button';
const tab = '[role=tab]';

/** Shows the alert for what did not load and hides any other. */
export const tellMissing = (missing: Missing | '' = ''): void => {
  document.documentElement.dataset.missing = missing;
};

/** Holds the keys that open search, the keys typed after them, and the keys that operate a tab. */
export class SearchKeys {
  readonly #acts: Acts;
  /** Whether the application was requested and did not load. */
  isLost = false;
  /** The keys typed since search was requested; `null` while it is not. */
  #typed: string[] | null = null;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** Requests search: the modal will open with the keys typed from now on in its box. */
  ask(): void {
    this.#typed ??= [];
    if (this.isLost) tellMissing(missingSearch);
    this.#acts.keep(this, () => {
      const typed = this.#typed;
      // From now on keys go to the page again.
      this.#typed = null;
      if (this.isLost) tellMissing(missingSearch);
      else {
        press({ key: 'k', ctrlKey: true });
        typed?.forEach((key) => press({ key }));
      }
    });
  }

  /** Holds text pasted after search was requested, as single keys: 64 at most, as many as the box takes. */
  holdPaste(event: ClipboardEvent): void {
    if (!this.#typed) return;
    for (const key of event.clipboardData?.getData('text').slice(0, 64) ?? '') this.#typed.push(key);
    event.preventDefault();
  }

  /** Stops a key that the application answers, and holds it until the application is there. */
  hold(event: KeyboardEvent): void {
    const { key, target, altKey } = event;
    if (key === 'Escape') tellMissing();
    const isCommand = event.ctrlKey || event.metaKey;
    const isOn = (controls: string): boolean | undefined => (target as Partial<Element>).matches?.(controls);
    // The browser's autofill sends events without a `key`. With Shift this is Firefox's shortcut for its console. On a
    // keyboard layout without Latin letters `key` is another letter, so `code` decides.
    const isShortcut = isCommand && /^(?:Key)?k$/i.test(key > '~' ? event.code : key);
    if (isShortcut && !altKey && !event.shiftKey) this.ask();
    else if (isCommand || altKey) return;
    else if (key === '/' && !this.#typed?.length && !isOn('select,input,textarea,[contenteditable]'))
      this.ask();
    else if (this.#typed && key === 'Escape') {
      this.#typed = null;
      this.#acts.keep(this, () => undefined);
    } else if (
      this.#typed ? /^(.|Backspace|Enter)$/.test(key) : isOn(searchButton) && /^[a-z\d]$/i.test(key)
    ) {
      this.ask();
      this.#typed?.push(key);
    } else if (!this.isLost && isOn(tab) && /Home|En|Arrow[LR]| /.test(key)) {
      // The pattern `En` matches End and Enter. Each key acts on the tab that the key before it moved to; if the reader
      // has left the tabs since, it does nothing.
      this.#acts.keep(event, () => document.activeElement?.matches(tab) && press({ key }));
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
