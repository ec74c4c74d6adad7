import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { guardCypher, type GuardForm } from '../guard';
import { usePageSession, useSessionState } from '../page-session';
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
  const runs = useRef(0);

  async function send(text: string): Promise<void> {
    runs.current += 1;
    const run = runs.current;
    setWarnings([]);
    setNote('');
    setPending(true);
    const answer = await session.run({ statement: text, graph });
    if (run !== runs.current) return;
    setPending(false);
    setOutcome(answer);
  }

  function run(text: string = statement): void {
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
    onChange?.(text);
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

  const isAwake = state.phase !== 'asleep';
  return (
    <>
      {isEditing || frame === undefined ? (
        <StatementField
          statement={statement}
          onChange={change}
          onRun={(text) => run(text)}
          isFocused={wish === 'edit' || frame !== undefined}
        />
      ) : (
        frame
      )}
      <div className={styles.bar} data-search="off">
        {isPending ? (
          <button type="button" className={styles.run} onClick={() => session.stop()}>
            Stop
          </button>
        ) : (
          <button type="button" className={styles.run} onClick={() => run()}>
            Run
          </button>
        )}
        {!isEditing && (
          <button type="button" className={styles.tool} onClick={() => setEditing(true)}>
            Edit
          </button>
        )}
        {statement !== source && (
          <button type="button" className={styles.tool} onClick={() => change(source)}>
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
      {warnings.length > 0 && (
        <GuardWarning forms={warnings} onRun={() => void send(statement)} onCancel={() => setWarnings([])} />
      )}
      {outcome && (
        <div style={isPending ? former : undefined}>
          <Outcome outcome={outcome} />
        </div>
      )}
    </>
  );
}
