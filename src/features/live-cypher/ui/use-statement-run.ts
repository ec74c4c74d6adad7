import { type RefObject, useEffect, useRef, useState } from 'react';
import { guardCypher, type GuardForm } from '../guard';
import type { usePageSession } from '../page-session';
import { STATEMENT_LIMIT, type LiveGraph, type LiveOutcome } from '../session-types';
import type { Work } from './LiveStatus';

export interface StatementRun {
  /** The answer to the statement that ran last. */
  readonly outcome: LiveOutcome | undefined;
  /** The forms that this engine answers wrongly; a statement with such forms has not been sent. */
  readonly warnings: readonly GuardForm[];
  readonly work: Work;
  /** What happened to the graph, in words for the reader. */
  readonly note: string;
  /** The statement that was sent last. */
  readonly sent: RefObject<string>;
  /** Runs a statement, unless one of this panel is running. If there are warnings, it shows these instead. */
  readonly run: (statement: string) => void;
  /** Runs a statement in spite of warnings. */
  readonly send: (statement: string) => void;
  readonly stop: () => void;
  readonly resetGraph: () => void;
  readonly forgetOutcome: () => void;
  readonly forgetWarnings: () => void;
}

/** The state of a panel's statement, and the actions on it. */
export function useStatementRun(session: ReturnType<typeof usePageSession>, graph: LiveGraph): StatementRun {
  const [outcome, setOutcome] = useState<LiveOutcome>();
  const [warnings, setWarnings] = useState<readonly GuardForm[]>([]);
  const [work, setWork] = useState<Work>('none');
  const [note, setNote] = useState('');
  const sent = useRef('');
  const stopper = useRef<AbortController>(null);
  // Stops the statement on unmount: without its Stop button it would block all others.
  useEffect(() => () => stopper.current?.abort(), []);

  async function send(statement: string): Promise<void> {
    sent.current = statement;
    setWarnings([]);
    setNote('');
    setWork('waits');
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    const onStart = (): void => {
      setWork('runs');
      // Removes the note of a reset that happened while this statement waited.
      setNote('');
    };
    const answer = await session.run({ statement, graph }, { signal, onStart });
    setWork('none');
    setOutcome(answer);
  }

  function run(statement: string): void {
    // The keyboard shortcut still works while the button says Stop; a statement that writes would run twice.
    if (work !== 'none') return;
    // A statement that is too long is refused anyway and needs no warning.
    const forms = statement.length > STATEMENT_LIMIT ? [] : guardCypher(statement);
    if (forms.length === 0) {
      void send(statement);
      return;
    }
    setOutcome(undefined);
    setWarnings(forms);
  }

  function resetGraph(): void {
    session.reset();
    setOutcome(undefined);
    setWarnings([]);
    setNote('The graph is as it was at the start.');
  }

  return {
    outcome,
    warnings,
    work,
    note,
    sent,
    run,
    send: (statement) => void send(statement),
    stop: () => stopper.current?.abort(),
    resetGraph,
    forgetOutcome: () => setOutcome(undefined),
    forgetWarnings: () => setWarnings([]),
  };
}
