import type { Acts } from './acts';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

const press = (init: KeyboardEventInit): void =>
  void document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
  );

/** Holds the keys that open search, and those typed after them. */
export class SearchKeys {
  readonly #acts: Acts;
  /** What was typed since search was asked for; `null` while it was not. */
  #typed: string[] | null = null;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** Search shall open, with what is typed from now on in its box. */
  ask(): void {
    this.#typed ??= [];
    this.#acts.keep(this, () => {
      press({ key: 'k', code: 'KeyK', ctrlKey: true });
      this.#typed?.forEach((key) => press({ key }));
    });
  }

  hold(event: KeyboardEvent): void {
    const { key, target, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isOnButton = target instanceof Element && target.matches('.DocSearch-Button');
    if (key.toLowerCase() === 'k' && isCommand && !altKey) this.ask();
    else if (isCommand || altKey) return;
    else if (key === '/' && !this.#typed?.length && !isEditable(target)) this.ask();
    else if (this.#typed && key === 'Escape') {
      this.#typed = null;
      this.#acts.keep(this, () => undefined);
    } else if (this.#typed ? /^(?:.|Backspace|Enter)$/.test(key) : isOnButton && /^[a-z\d]$/i.test(key)) {
      this.ask();
      this.#typed?.push(key);
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
