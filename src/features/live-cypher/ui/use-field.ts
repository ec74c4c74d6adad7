import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadEditor } from '../../statement-editor/load';
import { mountPlainField } from './plain-field';

export type MountField = typeof mountPlainField;

const topOf = ({ current }: RefObject<HTMLElement | null>): number =>
  current?.getBoundingClientRect().top ?? 0;

/** The editor; a plain field where it cannot be loaded. */
const loadField = async (): Promise<MountField> =>
  loadEditor().then(
    ({ mountEditor }) => mountEditor,
    () => mountPlainField,
  );

/**
 * What makes a statement's field, once it is asked for and there.
 *
 * @param bar - below the statement. A long line is wrapped in the editor, which may so be higher than the sample: the
 * page scrolls by the difference, and what the reader has just pressed there stays under the pointer.
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
