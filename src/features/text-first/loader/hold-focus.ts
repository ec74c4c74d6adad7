import { findAgain } from './find-again';

/** Keeps the focus where the reader has it while the page is put together anew. */
export class Focus {
  #last: HTMLElement | undefined;
  #find = (): HTMLElement | undefined => undefined;

  note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    this.#last = target;
    this.#find = findAgain(target);
  }

  /**
   * What wakes on focus asks for an arrival, and what has focus does not get it again: it arrives once more. What was
   * drawn anew in its place, as tabs are, gets the focus.
   */
  replay(): void {
    const found = this.#find();
    if (found !== this.#last) found?.focus({ preventScroll: true });
    else document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
