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
 * Replaces DocSearch's hook, which is in one module with the modal. Unlike that hook it also keeps what is typed or
 * pasted while the modal is loading.
 */
export function useDocSearchKeyboardEvents(keys: SearchKeys): void {
  const { isOpen, onOpen, onClose, searchButtonRef } = keys;
  // A layout effect, not a passive one: between docs and blog a new search bar is mounted, and a key that the old bar
  // still handles is lost.
  useLayoutEffect(() => {
    const open = (): void => {
      if (document.body.classList.contains('DocSearch--active')) return;
      announceIntent();
      expectKeys();
      awaitModal();
      onOpen();
    };
    const handleKey = (event: Event): void => {
      // The browser's autofill sends "keydown" events that are no `KeyboardEvent`. During composition Escape only
      // cancels the composed text.
      if (!(event instanceof KeyboardEvent) || event.isComposing) return;
      const { key, altKey } = event;
      const isCommand = event.metaKey || event.ctrlKey;
      // With Shift this is Firefox's shortcut for its console. On a keyboard layout without Latin letters `key` is
      // another letter, so `code` decides.
      const isShortcut =
        isCommand && !altKey && !event.shiftKey && /^(?:Key)?k$/i.test(key > '~' ? event.code : key);
      if (isShortcut) {
        // In the statement editor on a Mac, Ctrl+K deletes the rest of the line.
        if (event.defaultPrevented) return;
        // A key held down repeats: the modal would open and close thirty times a second.
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
  // If the modal was requested from the previous search bar and is still loading, this one opens it. Otherwise the
  // modal would open in the bar that is gone, and keys would be kept for nothing.
  useLayoutEffect(() => {
    if (isModalAwaited()) onOpen();
  }, [onOpen]);
}
