import { useEffect, useRef, type RefObject } from 'react';
import { announceIntent } from './intent';
import { useModalSemantics } from './modal-semantics';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onInput?: (event: KeyboardEvent) => void;
  readonly searchButtonRef?: RefObject<HTMLButtonElement | null>;
}

function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
}

/**
 * The modal's keys (specification 2.8): Ctrl/Cmd+K opens and closes, slash opens when focus is not in an input, Escape
 * closes, a letter typed on the focused button opens with that letter. Focus goes back to where it was.
 *
 * Takes the place of DocSearch's hook, which comes in one module with the modal. What differs: focus returns to the
 * element that had it rather than always to the button, and letters typed while the modal is on its way reach it.
 */
export function useDocSearchKeyboardEvents(keys: SearchKeys): void {
  const { isOpen, onOpen, onClose, onInput, searchButtonRef } = keys;
  const early = useRef<string | null>(null);
  useModalSemantics(isOpen);
  useFocusReturn(isOpen, searchButtonRef);

  useEffect(() => {
    const open = (): void => {
      if (document.body.classList.contains('DocSearch--active')) return;
      announceIntent();
      early.current = '';
      onOpen();
    };
    const handleKey = (event: Event): void => {
      // Filling in a form by the browser sends "keydown" events that are none.
      if (!(event instanceof KeyboardEvent)) return;
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash = event.key === '/' && !isOpen && !isEditable(event.target);
      if (isSlash && early.current !== null) {
        // The second slash of an impatient reader is no part of the query.
        event.preventDefault();
      } else if (isShortcut || isSlash || (event.key === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else open();
      } else if (isPlainLetter(event)) {
        if (early.current !== null && !isOpen) {
          event.preventDefault();
          early.current += event.key;
        } else if (searchButtonRef?.current === document.activeElement && /^[a-z\d]$/i.test(event.key)) {
          onInput?.(event);
        }
      }
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, onOpen, onClose, onInput, searchButtonRef]);

  useEffect(() => {
    const typed = early.current;
    if (!isOpen || typed === null) return;
    early.current = null;
    if (typed) typeInto(document.querySelector('.DocSearch-Input'), typed);
  }, [isOpen]);
}

function isPlainLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Puts a text in the place of what is selected, as typing does: a query taken from the page is selected. */
function typeInto(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  const { selectionStart, selectionEnd, value, maxLength } = input;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  input.setRangeText(text.slice(0, maxLength - value.length + to - from), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The bar focuses its button when the modal closes; the reader was perhaps elsewhere. */
function useFocusReturn(isOpen: boolean, button: RefObject<HTMLButtonElement | null> | undefined): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const remember = (event: FocusEvent): void => {
      if (event.target instanceof Element && !event.target.closest('.DocSearch-Container'))
        before.current = event.target;
    };
    const forget = (event: PointerEvent): void => {
      if (event.target instanceof Element && !button?.current?.contains(event.target)) before.current = null;
    };
    window.addEventListener('focusin', remember);
    window.addEventListener('pointerdown', forget);
    return () => {
      window.removeEventListener('focusin', remember);
      window.removeEventListener('pointerdown', forget);
    };
  }, [isOpen, button]);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && before.current instanceof HTMLElement && before.current.isConnected) {
      before.current.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
}
