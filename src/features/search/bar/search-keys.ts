import { useLayoutEffect, type RefObject } from 'react';
import { expectKeys, keepKey, keepText } from './early-keys';
import { announceIntent } from './intent';
import { awaitModal, isModalAwaited } from './missing-modal';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly searchButtonRef?: RefObject<HTMLButtonElement | null>;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/**
 * The modal's keys (specification 2.8): Ctrl/Cmd+K opens and closes, slash opens when focus is not in an input, Escape
 * closes, a letter typed on the focused button opens with that letter.
 *
 * Takes the place of DocSearch's hook, which comes in one module with the modal. What differs: keys pressed while the
 * modal is on its way, and what is pasted, reach it.
 */
export function useDocSearchKeyboardEvents(keys: SearchKeys): void {
  const { isOpen, onOpen, onClose, searchButtonRef } = keys;
  // Not an effect after the paint: between docs and blog the bar is a new one, and a key that the old one still hears is lost.
  useLayoutEffect(() => {
    const open = (): void => {
      if (document.body.classList.contains('DocSearch--active')) return;
      announceIntent();
      expectKeys();
      awaitModal();
      onOpen();
    };
    const handleKey = (event: Event): void => {
      // Filling in a form by the browser sends "keydown" events that are none. Escape in a composed text takes back that alone.
      if (!(event instanceof KeyboardEvent) || event.isComposing) return;
      const { key, altKey } = event;
      const isCommand = event.metaKey || event.ctrlKey;
      // With Shift it is Firefox's key for its console. A layout without Latin letters has another one on the key.
      const isShortcut =
        isCommand && !altKey && !event.shiftKey && /^(?:Key)?k$/i.test(key > '~' ? event.code : key);
      if (isShortcut) {
        // To the statement's editor on a Mac, Ctrl+K deletes the rest of a line.
        if (event.defaultPrevented) return;
        // Held down, it would open and close the modal thirty times a second.
        if (!event.repeat) (isOpen ? onClose : open)();
      } else if (isOpen) {
        if (key !== 'Escape') return;
        onClose();
      } else if (isCommand || altKey) {
        return;
      } else if (!keepKey(key)) {
        const isOnButton = searchButtonRef?.current === document.activeElement && /^[a-z\d]$/i.test(key);
        if (!isOnButton && (key !== '/' || isEditable(event.target))) return;
        open();
        keepKey(key);
      }
      event.preventDefault();
    };
    const handlePaste = (event: ClipboardEvent): void => {
      const kept = keepText(event.clipboardData?.getData('text') ?? '');
      if (kept) event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    window.addEventListener('paste', handlePaste);
    return () => {
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('paste', handlePaste);
    };
  }, [isOpen, onOpen, onClose, searchButtonRef]);
  // What the bar before was asked for would open in it alone, and until then letters would be kept for nobody.
  useLayoutEffect(() => {
    if (isModalAwaited()) onOpen();
  }, [onOpen]);
}
