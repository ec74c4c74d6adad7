import { useEffect } from 'react';

/** What the modal asked for last and whether its list is the answer. */
let question = '';
let isOpen = false;
/** Whether the modal has had an answer since it was opened. */
let isAnswered = false;
let waiting: (() => void) | null = null;

const findModal = (): HTMLElement | null => document.querySelector('.DocSearch-Container');
const findBox = (): HTMLInputElement | null => document.querySelector('.DocSearch-Input');

/**
 * Notes a question from when it is asked until its answer is in the modal's list: on the modal, too, as `first` while there
 * was no answer yet, because DocSearch says of keys that came before it that nothing was found.
 *
 * @param answer - Settles before the modal reads it.
 */
export function noteQuestion(query: string, answer: Promise<unknown>): void {
  question = query;
  isOpen = true;
  findModal()?.setAttribute('data-waiting', isAnswered ? 'next' : 'first');
  const close = (): void => {
    // The modal takes the answer in steps that follow at once; afterwards it stands in its list.
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

/** Presses a key again, as it was. */
function repeat({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, box: HTMLElement): void {
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  box.dispatchEvent(new KeyboardEvent('keydown', init));
}

/**
 * Whether Enter ends a text that an input method composes. Safari sends it after the end of the composition, no longer marked
 * as part of it, and by this number alone told from an Enter that asks.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
const isCompositionEnd = ({ keyCode }: KeyboardEvent): boolean => keyCode === 229;

/**
 * Lets Enter and Tab wait for the answer to what stands in the box. DocSearch takes Enter for the list as it is, the last
 * question's, and where there is none yet, it drops the answer to come, as it does on Tab, and says that nothing was
 * found.
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
      // An answer that still comes is none of the next modal's.
      question = '';
      isOpen = false;
      isAnswered = false;
    };
  }, []);
}
