import { missingSearch, type Missing } from '../navbar-alerts';
import type { Acts } from './acts';

const press = (init: KeyboardEventInit): void =>
  void document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
  );

export const searchButton = '.DocSearch-Button';
const tab = '[role=tab]';

/** Shows the words for what does not come, and no others. */
export const tellMissing = (missing: Missing | '' = ''): void => {
  document.documentElement.dataset.missing = missing;
};

/** Holds the keys that open search, those typed after them, and those of a tab. */
export class SearchKeys {
  readonly #acts: Acts;
  /** Whether the application was asked for and did not come. */
  isLost = false;
  /** What was typed since search was asked for; `null` while it was not. */
  #typed: string[] | null = null;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** Search shall open, with what is typed from now on in its box. */
  ask(): void {
    this.#typed ??= [];
    if (this.isLost) tellMissing(missingSearch);
    this.#acts.keep(this, () => {
      const typed = this.#typed;
      // The keys are the page's again.
      this.#typed = null;
      if (this.isLost) tellMissing(missingSearch);
      else {
        press({ key: 'k', ctrlKey: true });
        typed?.forEach((key) => press({ key }));
      }
    });
  }

  /** Keeps what is pasted after search was asked for, as letters. Its box takes no more of it. */
  holdPaste(event: ClipboardEvent): void {
    if (!this.#typed) return;
    for (const key of event.clipboardData?.getData('text').slice(0, 64) ?? '') this.#typed.push(key);
    event.preventDefault();
  }

  /** Keeps a key that the application will answer from the page, and gives it to the application when it is there. */
  hold(event: KeyboardEvent): void {
    const { key, target, altKey } = event;
    if (key === 'Escape') tellMissing();
    const isCommand = event.ctrlKey || event.metaKey;
    const isOn = (controls: string): boolean | undefined => (target as Partial<Element>).matches?.(controls);
    // Filling in a form by the browser sends events without a key; with Shift it is Firefox's key for its console. A layout
    // without Latin letters has another one on the key.
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
      // End and Enter among them. Each goes on from the tab that the one before led to; who has left the tabs since presses none.
      this.#acts.keep(event, () => document.activeElement?.matches(tab) && press({ key }));
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
