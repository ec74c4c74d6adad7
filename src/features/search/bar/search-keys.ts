import { useEffect, type RefObject } from 'react';
import { areLettersExpected, expectLetters, keepLetter } from './early-letters';
import { announceIntent } from './intent';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly searchButtonRef?: RefObject<HTMLButtonElement | null>;
}

function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
}

/**
 * The modal's keys (specification 2.8): Ctrl/Cmd+K opens and closes, slash opens when focus is not in an input, Escape
 * closes, a letter typed on the focused button opens with that letter.
 *
 * Takes the place of DocSearch's hook, which comes in one module with the modal. What differs: letters typed while the
 * modal is on its way reach it.
 */
export function useDocSearchKeyboardEvents(keys: SearchKeys): void {
  const { isOpen, onOpen, onClose, searchButtonRef } = keys;
  useEffect(() => {
    const open = (): void => {
      if (document.body.classList.contains('DocSearch--active')) return;
      announceIntent();
      expectLetters();
      onOpen();
    };
    const handleKey = (event: Event): void => {
      // Filling in a form by the browser sends "keydown" events that are none.
      if (!(event instanceof KeyboardEvent)) return;
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash = event.key === '/' && !isOpen && !isEditable(event.target);
      if (isSlash && areLettersExpected()) {
        // The second slash of an impatient reader is no part of the query.
        event.preventDefault();
      } else if (isShortcut || isSlash || (event.key === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else open();
      } else if (isPlainLetter(event)) {
        const isOnButton =
          searchButtonRef?.current === document.activeElement && /^[a-z\d]$/i.test(event.key);
        if (isOnButton && !areLettersExpected()) open();
        if (areLettersExpected() && !isOpen) {
          event.preventDefault();
          keepLetter(event.key);
        }
      }
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, onOpen, onClose, searchButtonRef]);
}

function isPlainLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
