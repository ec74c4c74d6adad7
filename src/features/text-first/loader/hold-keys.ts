import type { Acts } from './acts';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const press = (target: EventTarget | null, init: KeyboardEventInit): boolean =>
  (target ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
  );

/** Holds the keys that open search, and the letters typed after them. */
export class SearchKeys {
  readonly #acts: Acts;
  /** What was typed since search was asked for; `null` while it was not. */
  #typed: string | null = null;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** Search shall open, with the letters typed from now on in its box. */
  ask(): void {
    this.#typed ??= '';
    this.#acts.keep(this, () => {
      press(document.activeElement, { key: 'k', code: 'KeyK', ctrlKey: true });
      for (const key of this.#typed ?? '') press(document.activeElement, { key });
    });
  }

  hold(event: KeyboardEvent): void {
    const { key, target } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isOnButton = target instanceof Element && target.matches('.DocSearch-Button');
    if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) this.ask();
    else if (key === '/' && isPlain && !isEditable(target)) this.ask();
    else if (this.#typed === null && !(isOnButton && /^[a-z\d]$/i.test(key))) return;
    else if (!this.#type(key, isPlain)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** @returns whether the key was meant for the search box */
  #type(key: string, isPlain: boolean): boolean {
    const typed = this.#typed ?? '';
    if (key === 'Escape') {
      this.#typed = null;
      this.#acts.forget(this);
    } else if (key === 'Backspace') {
      this.#typed = typed.slice(0, -1);
    } else if (isPlain && key.length === 1) {
      this.ask();
      this.#typed = typed + key;
    } else {
      return false;
    }
    return true;
  }
}
