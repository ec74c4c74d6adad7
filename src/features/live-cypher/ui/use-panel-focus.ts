import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { StatementEditor } from '../../statement-editor/load';
import type { Wish } from './wish';

/** What of a panel can have the focus. */
interface PanelFocus {
  readonly editor: RefObject<StatementEditor | null>;
  readonly runOrStop: RefObject<HTMLButtonElement | null>;
  readonly editOrOriginal: RefObject<HTMLButtonElement | null>;
  /** Gives the focus to the statement, because the control that was pressed goes away. */
  readonly focusStatement: () => void;
}

/** Scrolls to what has the focus where none of it is in sight: a field above the window, or behind the navbar. */
function showFocused(): void {
  const field = document.activeElement;
  const hidden = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (field && field.getBoundingClientRect().bottom < hidden) field.scrollIntoView({ block: 'nearest' });
}

/** Keeps the focus where the reader has it while samples turn into panels, and statements into fields. */
export function usePanelFocus(wish: Wish, hasField: boolean): PanelFocus {
  const editor = useRef<StatementEditor>(null);
  const runOrStop = useRef<HTMLButtonElement>(null);
  const editOrOriginal = useRef<HTMLButtonElement>(null);
  // The panel takes the place of a sample, and of the button that had the focus there.
  const [focusedBefore] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const isLost = focusedBefore?.isConnected === false && document.activeElement === document.body;
    if (isLost) (wish === 'edit' ? editOrOriginal : runOrStop).current?.focus();
  }, [focusedBefore, wish]);

  // An answer takes away what the reader has gone to in the one before, say its picture or the button of all its rows.
  const focusedNow = document.activeElement;
  useLayoutEffect(() => {
    const isLost = focusedNow?.isConnected === false && document.activeElement === document.body;
    if (isLost) runOrStop.current?.focus();
  });

  // Safari gives no focus to what is pressed; a reader who has gone on in the meantime is not called back.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const askedAt = wish === 'edit' ? focusedBefore : null;
    const isAwaited = [document.body, editOrOriginal.current, askedAt].includes(focused);
    if (!hasField || wish === 'field' || !isAwaited) return;
    editor.current?.focus();
    showFocused();
  }, [hasField, wish, focusedBefore]);

  return {
    editor,
    runOrStop,
    editOrOriginal,
    focusStatement: () => (editor.current ?? runOrStop.current)?.focus(),
  };
}
