import { useEffect } from 'react';

/** The query that the modal asked last; `isOpen` while its answer is not in the list. */
let question = '';
let isOpen = false;
/** Whether the modal has had an answer since it was opened. */
let isAnswered = false;
let waiting: (() => void) | null = null;

const findModal = (): HTMLElement | null => document.querySelector('.DocSearch-Container');
const findBox = (): HTMLInputElement | null => document.querySelector('.DocSearch-Input');

/**
 * Notes that a question is open until its answer is in the modal's list. The modal's attribute `data-waiting` says so
 * too: `first` before the first answer, `next` later. Before the first answer DocSearch says that nothing was found,
 * and the style sheet hides that.
 *
 * @param answer - settles before the modal reads it
 */
export function noteQuestion(query: string, answer: Promise<unknown>): void {
  question = query;
  isOpen = true;
  findModal()?.setAttribute('data-waiting', isAnswered ? 'next' : 'first');
  const close = (): void => {
    // The modal handles the answer in microtasks; in the next task it is in the list.
    setTimeout(() => {
      if (question !== query) return;
      isOpen = false;
      isAnswered = true;
      findModal()?.removeAttribute('data-waiting');
      waiting?.();
      waiting = null;
    });
  };
  answer.then(close, close);
}

/** Dispatches a `keydown` event again. */
function repeat({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, box: HTMLElement): void {
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  box.dispatchEvent(new KeyboardEvent('keydown', init));
}

/**
 * Whether Enter ends the composition of an input method. Safari sends that `keydown` after `compositionend`, without
 * `isComposing`. Only this `keyCode` distinguishes it from an Enter that follows a hit.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
const isCompositionEnd = ({ keyCode }: KeyboardEvent): boolean => keyCode === 229;

/**
 * Delays Enter while the answer to the text in the box is pending, and keeps Tab from DocSearch; Tab still moves the
 * focus. DocSearch applies Enter to the list on the screen, which answers the previous question. If there is no list
 * yet, it drops the pending answer, as it does on Tab, and says that nothing was found.
 */
export function useOpenQuestion(): void {
  useEffect(() => {
    const hold = (event: KeyboardEvent): void => {
      const box = findBox();
      waiting = null;
      if (!box || event.target !== box || event.isComposing) return;
      if (isCompositionEnd(event)) {
        event.stopPropagation();
        return;
      }
      if (!isOpen) return;
      if (event.key === 'Tab') event.stopPropagation();
      if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      const asked = box.value;
      waiting = () => {
        if (box.isConnected && box.value === asked) repeat(event, box);
      };
    };
    document.addEventListener('keydown', hold, { capture: true });
    return () => {
      document.removeEventListener('keydown', hold, { capture: true });
      waiting = null;
      // An answer that is still pending does not belong to the next modal.
      question = '';
      isOpen = false;
      isAnswered = false;
    };
  }, []);
}
