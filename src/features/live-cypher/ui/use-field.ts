import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadEditor } from '../../statement-editor/load';
import { mountPlainField } from './plain-field';

export type MountField = typeof mountPlainField;

const topOf = ({ current }: RefObject<HTMLElement | null>): number =>
  current?.getBoundingClientRect().top ?? 0;

/** Loads the editor, or a plain text area if the editor cannot be loaded. */
const loadField = async (): Promise<MountField> =>
  loadEditor().then(
    ({ mountEditor }) => mountEditor,
    () => mountPlainField,
  );

/**
 * Returns the function that mounts a statement's field, once the field is requested and loaded.
 *
 * @param bar - the bar below the statement. The editor wraps long lines and may be higher than the sample, so the page
 * is scrolled by the difference: the button that the reader has just pressed in the bar stays under the pointer.
 */
export function useField(isAsked: boolean, bar: RefObject<HTMLElement | null>): MountField | undefined {
  const [mount, setMount] = useState<MountField>();
  const topBefore = useRef(0);

  useEffect(() => {
    let isGone = false;
    if (isAsked)
      void loadField().then((loaded) => {
        topBefore.current = topOf(bar);
        if (!isGone) setMount(() => loaded);
      });
    return () => {
      isGone = true;
    };
  }, [isAsked, bar]);

  useLayoutEffect(() => {
    if (mount && bar.current?.contains(document.activeElement))
      window.scrollBy({ top: topOf(bar) - topBefore.current, behavior: 'instant' });
  }, [mount, bar]);
  return mount;
}
