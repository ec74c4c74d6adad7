import { useEffect, useState } from 'react';
import { decodeLeniently } from '../../html-address/decode-leniently';
import { withoutSlash } from '../../html-address/without-slash';
import { toQuery } from '../protocol';
import { afterChanges } from './after-changes';
import { isTakenBack, takeKeys } from './early-keys';

const findBox = (): HTMLInputElement | null => document.querySelector('.DocSearch-Input');

/** Where the hit leads to that the reader chose; `null` while none is. */
let chosen: string | null = null;

/** A hit opens in this window, for which the modal closes. */
export function noteChoice(url: string): void {
  chosen = url;
}

/** How long, in milliseconds, a page may take to show the place that a hit leads to. */
const patience = 5_000;

/**
 * Gives focus back to the element that had it, or after a choice to the place that it leads to, as a link there would. The
 * theme's search bar gives it to its button, where Space, pressed to read on, would open search again.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  const [title] = useState(() => document.querySelector('h1'));
  const [path] = useState(() => window.location.pathname);
  useEffect(() => {
    chosen = null;
    return () => {
      if (chosen !== null) focusPlace(new URL(chosen, window.location.href), path, title);
      else if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [before, path, title]);
}

/** Another page is shown when the title of this one is gone. Of a page as a whole the theme takes care. */
function focusPlace({ hash, pathname }: URL, path: string, title: Element | null): void {
  const left = document.activeElement;
  if (left instanceof HTMLElement && left.matches('.DocSearch-Button')) left.blur();
  const id = decodeLeniently(hash.slice(1));
  const end = performance.now() + patience;
  const look = (): void => {
    const isShown = withoutSlash(pathname) === withoutSlash(path) || !title?.isConnected;
    const place = isShown ? document.getElementById(id) : null;
    if (place) {
      place.setAttribute('tabindex', '-1');
      place.focus({ preventScroll: true });
      place.removeAttribute('tabindex');
    } else if (performance.now() < end && document.activeElement === document.body)
      requestAnimationFrame(look);
  };
  if (id) look();
}

/** Presses keys in the box that were pressed while the modal was on its way. */
export function useEarlyKeys(onClose: (() => void) | undefined): void {
  useEffect(() => {
    if (isTakenBack()) {
      takeKeys();
      onClose?.();
      return;
    }
    // Not before: until here the box has no focus.
    const keys = takeKeys();
    const box = findBox();
    if (box && keys.length > 0) pressInto(box, keys);
  }, [onClose]);
}

/**
 * Gives focus to the box when what had it is no longer there: a saved search goes with the button that saves or removes it,
 * and the next key would go to the page behind. Focus that was given up, as the box does when a finger scrolls, stays away.
 */
export function useFocusInside(): void {
  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Modal');
    if (!modal) return;
    let last: EventTarget | null = null;
    const note = ({ target }: Event): void => void (last = target);
    const stop = afterChanges(modal, () => {
      if (last instanceof Node && !last.isConnected && document.activeElement === document.body)
        findBox()?.focus();
    });
    modal.addEventListener('focusin', note);
    return () => {
      modal.removeEventListener('focusin', note);
      stop();
    };
  }, []);
}

function pressInto(box: HTMLInputElement, keys: readonly string[]): void {
  const typed = keys.filter((key) => key !== 'Enter');
  if (typed.length > 0) {
    const text = typed.reduce(
      (before, key) => (key === 'Backspace' ? before.slice(0, -1) : before + key),
      '',
    );
    typeInto(box, text);
  }
  // Who went on typing has not asked yet.
  if (keys.at(-1) !== 'Enter') return;
  const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  // Inside of its own work React sets the box back until it is drawn again. An empty box asks nothing.
  setTimeout(() => box.value !== '' && box.dispatchEvent(new KeyboardEvent('keydown', enter)));
}

/** Puts a text in the place of what is selected, as typing does: a query taken from the page is selected. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = input;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  input.setRangeText(toQuery(text.slice(0, maxLength - value.length + to - from)), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
