import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { usePageSession, useSessionState } from '../page-session';
import type { StatementEditor } from '../../statement-editor/load';
import type { LiveGraph } from '../session-types';
import { GuardWarning } from './GuardWarning';
import styles from './live.module.css';
import { LiveStatus } from './LiveStatus';
import { Outcome } from './Outcome';
import { hasKeys, runKeys } from './run-keys';
import { StatementField } from './StatementField';
import { useField } from './use-field';
import { useStatementRun } from './use-statement-run';

/** The answer to the statement before, once the next one takes a while. */
const former = { opacity: 0.5, transition: 'opacity 0s 0.3s' };

export interface LivePanelProps {
  /** The statement as it stands on the page; the reader may come back to it. */
  readonly source: string;
  readonly graph: LiveGraph;
  /** What happens at once: the statement runs, or opens for editing; `field` leaves the focus where it is. */
  readonly wish: 'run' | 'edit' | 'field';
  /** The highlighted statement, shown until there is an editor. */
  readonly frame: ReactNode;
  /** Stands in an empty editor. */
  readonly hint?: string;
  /** Called with the text after each change. */
  readonly onChange?: (statement: string) => void;
}

/** A statement that can be edited and run, with its answer below. */
export function LivePanel({ source, graph, wish, frame, hint, onChange }: LivePanelProps): ReactNode {
  const session = usePageSession(useLocation().pathname);
  const state = useSessionState(session);
  const [isEditing, setEditing] = useState(wish !== 'run');
  const [statement, setStatement] = useState(source);
  const { outcome, warnings, work, note, sent, ...runs } = useStatementRun(session, graph);
  const isPending = work !== 'none';
  const editor = useRef<StatementEditor>(null);
  const bar = useRef<HTMLDivElement>(null);
  const runOrStop = useRef<HTMLButtonElement>(null);
  const editOrOriginal = useRef<HTMLButtonElement>(null);
  // The panel takes the place of a sample, and of the button that had the focus there.
  const [focusedBefore] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const isLost = focusedBefore?.isConnected === false && document.activeElement === document.body;
    if (isLost) (wish === 'edit' ? editOrOriginal : runOrStop).current?.focus();
  }, [focusedBefore, wish]);

  // Safari gives no focus to what is pressed; a reader who has gone on in the meantime is not called back.
  const mountField = useField(isEditing, bar);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const askedAt = wish === 'edit' ? focusedBefore : null;
    const isAwaited = [document.body, editOrOriginal.current, askedAt].includes(focused);
    if (mountField && wish !== 'field' && isAwaited) editor.current?.focus();
  }, [mountField, wish, focusedBefore]);

  // Where the reader has written on in the meantime, the place is another one.
  useLayoutEffect(() => {
    const place = outcome?.kind === 'refused' ? outcome.place : null;
    if (editor.current?.getDoc() === sent.current) editor.current.mark(place);
  }, [mountField, outcome, sent]);

  function change(text: string): void {
    setStatement(text);
    // They are about the text before.
    runs.forgetWarnings();
    onChange?.(text);
  }

  /** Gives the focus to the statement, because the control that was pressed goes away. */
  function focusStatement(): void {
    (editor.current ?? runOrStop.current)?.focus();
  }

  function restore(): void {
    // It tells the change itself.
    editor.current?.setDoc(source);
    // It answered the reader's own statement.
    if (sent.current !== source) runs.forgetOutcome();
    focusStatement();
  }

  function cancel(): void {
    runs.forgetWarnings();
    focusStatement();
  }

  function runAnyway(): void {
    runs.send(statement);
    runOrStop.current?.focus();
  }

  // The wish is fulfilled once; a panel never gets another one.
  const isFresh = useRef(true);
  useEffect(() => {
    if (isFresh.current && wish === 'run') runs.run(statement);
    isFresh.current = false;
  });

  const isEdited = statement !== source;
  const isAwake = state.phase !== 'asleep';
  return (
    <>
      {mountField ? (
        <StatementField
          mount={mountField}
          editorRef={editor}
          statement={statement}
          hint={hint}
          onChange={change}
          onRun={runs.run}
        />
      ) : (
        frame
      )}
      <div ref={bar} className={styles.bar} data-search="off" data-edited={isEdited || undefined}>
        <button
          ref={runOrStop}
          type="button"
          className={styles.run}
          title={mountField && !isPending ? runKeys() : undefined}
          onClick={() => (isPending ? runs.stop() : runs.run(statement))}
        >
          {isPending ? 'Stop' : 'Run'}
        </button>
        {/* One button in one place: nothing else comes under the pointer that has just pressed it. */}
        <button
          ref={editOrOriginal}
          type="button"
          className={clsx(styles.tool, styles.edit)}
          aria-disabled={(isEditing && !isEdited) || undefined}
          onClick={() => (isEditing ? isEdited && restore() : setEditing(true))}
        >
          {mountField ? (source ? 'Original' : 'Clear') : 'Edit'}
        </button>
        {isAwake && (work !== 'waits' || outcome) && (
          <button type="button" className={styles.tool} onClick={runs.resetGraph}>
            Reset graph
          </button>
        )}
        {mountField && !isPending && !outcome && !note && hasKeys() && (
          // The field's description says it to those who do not see this.
          <kbd aria-hidden="true">{runKeys()}</kbd>
        )}
        <LiveStatus state={state} work={work} outcome={outcome} note={note} />
      </div>
      {warnings.length > 0 && <GuardWarning forms={warnings} onRun={runAnyway} onCancel={cancel} />}
      {outcome && (
        <div style={isPending ? former : undefined}>
          <Outcome outcome={outcome} />
        </div>
      )}
    </>
  );
}
