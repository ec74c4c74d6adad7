import { useEffect, useState } from 'react';
import { decodeLeniently } from '../../html-address/decode-leniently';
import { withoutSlash } from '../../html-address/without-slash';
import { toQuery } from '../protocol';
import { afterChanges } from './after-changes';
import { isTakenBack, takeKeys } from './early-keys';

const findBox = (): HTMLInputElement | null => document.querySelector('.DocSearch-Input');

/** The address of the hit that the reader chose; `null` before a choice. */
let chosen: string | null = null;

/** Notes that a hit opens in this window, which closes the modal. */
export function noteChoice(url: string): void {
  chosen = url;
}

/** Milliseconds that a page may take to render the target of a hit. */
const patience = 5_000;

/**
 * Returns focus, when the modal closes, to the element that had it before; after a choice, to the target of the hit, as
 * a link would. The theme's search bar focuses its button, where Space, pressed to scroll, would open search again.
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

/**
 * Focuses the target of a hit with a hash. The other page is shown once the title of this one is no longer in the
 * document. For a hit without a hash, the theme sets the focus.
 */
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

/** Replays in the box the keys that were pressed while the modal was loading. */
export function useEarlyKeys(onClose: (() => void) | undefined): void {
  useEffect(() => {
    if (isTakenBack()) {
      takeKeys();
      onClose?.();
      return;
    }
    // Not earlier: the box has no focus before this.
    const keys = takeKeys();
    const box = findBox();
    if (box && keys.length > 0) pressInto(box, keys);
  }, [onClose]);
}

/**
 * Focuses the box when the focused element is removed: the button that saves or removes a saved search is removed with
 * it, and the next key would go to the page behind. A focused element that only lost focus, as the box does when a
 * finger scrolls, is left alone.
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
  // Enter counts only as the last key: a reader who typed on has not finished the query.
  if (keys.at(-1) !== 'Enter') return;
  const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  // In a task of its own, because React resets the box during its own work until it renders again. An empty box asks
  // nothing.
  setTimeout(() => box.value !== '' && box.dispatchEvent(new KeyboardEvent('keydown', enter)));
}

/** Replaces the selection by a text, as typing does: a query taken from the page's selection is selected in the box. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = input;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  input.setRangeText(toQuery(text.slice(0, maxLength - value.length + to - from)), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
