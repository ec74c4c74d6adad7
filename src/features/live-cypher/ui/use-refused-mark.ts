import { type RefObject, useLayoutEffect } from 'react';
import type { StatementEditor } from '../../statement-editor/load';
import type { StatementRun } from './use-statement-run';

/** Marks the place that the engine refused, in the field of the statement that was sent. */
export function useRefusedMark(
  editor: RefObject<StatementEditor | null>,
  hasField: boolean,
  { outcome, sent }: StatementRun,
): void {
  // If the reader has edited the statement meanwhile, the position no longer fits.
  useLayoutEffect(() => {
    const place = outcome?.kind === 'refused' ? outcome.place : null;
    if (editor.current?.getDoc() === sent.current) editor.current.mark(place);
  }, [editor, hasField, outcome, sent]);
}
