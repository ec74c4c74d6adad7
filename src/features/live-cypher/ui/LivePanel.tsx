import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { guardCypher, type GuardForm } from '../guard';
import { usePageSession, useSessionState } from '../page-session';
import type { StatementEditor } from '../../statement-editor/load';
import type { LiveGraph, LiveOutcome } from '../session-types';
import { GuardWarning } from './GuardWarning';
import styles from './live.module.css';
import { LiveStatus } from './LiveStatus';
import { Outcome } from './Outcome';
import { StatementField } from './StatementField';

/** The answer to the statement before, once the next one takes a while. */
const former = { opacity: 0.5, transition: 'opacity 0s 0.3s' };

export interface LivePanelProps {
  /** The statement as it stands on the page; the reader may come back to it. */
  readonly source: string;
  readonly graph: LiveGraph;
  /** What happens at once: the statement runs, or opens for editing. */
  readonly wish: 'run' | 'edit' | 'nothing';
  /** The highlighted statement, shown until the reader edits it. Without one the field is open from the start. */
  readonly frame?: ReactNode;
  /** Called with the text after each change. */
  readonly onChange?: (statement: string) => void;
}

/** A statement that can be edited and run, with its answer below. */
export function LivePanel({ source, graph, wish, frame, onChange }: LivePanelProps): ReactNode {
  const session = usePageSession(useLocation().pathname);
  const state = useSessionState(session);
  const [isEditing, setEditing] = useState(frame === undefined || wish === 'edit');
  const [statement, setStatement] = useState(source);
  const [outcome, setOutcome] = useState<LiveOutcome>();
  const [warnings, setWarnings] = useState<readonly GuardForm[]>([]);
  const [isPending, setPending] = useState(false);
  const [note, setNote] = useState('');
  const editor = useRef<StatementEditor>(null);
  const runOrStop = useRef<HTMLButtonElement>(null);
  // The panel takes the place of a sample, and of the button that had the focus there.
  const [focusedBefore] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const isLost = focusedBefore?.isConnected === false && document.activeElement === document.body;
    if (isLost) runOrStop.current?.focus();
  }, [focusedBefore]);

  async function send(text: string): Promise<void> {
    setWarnings([]);
    setNote('');
    setPending(true);
    const answer = await session.run({ statement: text, graph });
    setPending(false);
    setOutcome(answer);
  }

  function run(text: string = statement): void {
    // The keys still work while the button says Stop: a statement that writes would run twice.
    if (isPending) return;
    const forms = guardCypher(text);
    if (forms.length === 0) {
      void send(text);
      return;
    }
    setOutcome(undefined);
    setWarnings(forms);
  }

  function change(text: string): void {
    setStatement(text);
    // They are about the text before.
    setWarnings([]);
    onChange?.(text);
  }

  /** Gives the focus to the statement, because the control that was pressed goes away. */
  function focusStatement(): void {
    (editor.current ?? runOrStop.current)?.focus();
  }

  function restore(): void {
    change(source);
    focusStatement();
  }

  function cancel(): void {
    setWarnings([]);
    focusStatement();
  }

  function runAnyway(): void {
    void send(statement);
    runOrStop.current?.focus();
  }

  function resetGraph(): void {
    session.reset();
    setOutcome(undefined);
    setWarnings([]);
    setNote('The graph is as it was at the start.');
  }

  // The wish is fulfilled once; a panel never gets another one.
  const isFresh = useRef(true);
  useEffect(() => {
    if (isFresh.current && wish === 'run') run();
    isFresh.current = false;
  });

  const isEdited = statement !== source;
  const isAwake = state.phase !== 'asleep';
  return (
    <>
      {isEditing || frame === undefined ? (
        <StatementField
          editor={editor}
          statement={statement}
          onChange={change}
          onRun={(text) => run(text)}
          isFocused={wish === 'edit' || frame !== undefined}
        />
      ) : (
        frame
      )}
      <div className={styles.bar} data-search="off" data-edited={isEdited || undefined}>
        <button
          ref={runOrStop}
          type="button"
          className={styles.run}
          onClick={() => (isPending ? session.stop() : run())}
        >
          {isPending ? 'Stop' : 'Run'}
        </button>
        {!isEditing && (
          <button type="button" className={styles.tool} onClick={() => setEditing(true)}>
            Edit
          </button>
        )}
        {isEdited && (
          <button type="button" className={styles.tool} onClick={restore}>
            Original
          </button>
        )}
        {isAwake && !isPending && (
          <button type="button" className={styles.tool} onClick={resetGraph}>
            Reset graph
          </button>
        )}
        <LiveStatus state={state} isPending={isPending} outcome={outcome} note={note} />
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
