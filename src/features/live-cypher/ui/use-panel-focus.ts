import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { StatementEditor } from '../../statement-editor/load';
import type { Wish } from './wish';

/** The focusable parts of a panel. */
interface PanelFocus {
  readonly editor: RefObject<StatementEditor | null>;
  readonly runOrStop: RefObject<HTMLButtonElement | null>;
  readonly editOrOriginal: RefObject<HTMLButtonElement | null>;
  /** Moves the focus to the statement, because the pressed control is removed. */
  readonly focusStatement: () => void;
}

/** Scrolls to the focused element if it is above the viewport or behind the navbar. */
function showFocused(): void {
  const field = document.activeElement;
  const hidden = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (field && field.getBoundingClientRect().bottom < hidden) field.scrollIntoView({ block: 'nearest' });
}

/** Keeps the reader's focus when a panel replaces a sample, or a field replaces a statement. */
export function usePanelFocus(wish: Wish, hasField: boolean): PanelFocus {
  const editor = useRef<StatementEditor>(null);
  const runOrStop = useRef<HTMLButtonElement>(null);
  const editOrOriginal = useRef<HTMLButtonElement>(null);
  // The panel replaces the sample, and with it the button that had the focus.
  const [focusedBefore] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const isLost = focusedBefore?.isConnected === false && document.activeElement === document.body;
    if (isLost) (wish === 'edit' ? editOrOriginal : runOrStop).current?.focus();
  }, [focusedBefore, wish]);

  // A new answer removes the element that the reader has focused in the previous one, such as its picture.
  const focusedNow = document.activeElement;
  useLayoutEffect(() => {
    const isLost = focusedNow?.isConnected === false && document.activeElement === document.body;
    if (isLost) runOrStop.current?.focus();
  });

  // Moves the focus into the field if it is still where the reader pressed. In Safari that is the body, because Safari
  // does not focus a pressed button. A reader who has moved on meanwhile keeps their focus.
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
