import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { usePageSession } from '../page-session';
import type { LiveGraph } from '../session-types';
import { EditButton } from './EditButton';
import { EngineBar } from './EngineBar';
import { GuardWarning } from './GuardWarning';
import styles from './live.module.css';
import { Outcome } from './Outcome';
import { RunButton } from './RunButton';
import { StatementField } from './StatementField';
import { useField } from './use-field';
import { useFirstRun } from './use-first-run';
import { usePanelFocus } from './use-panel-focus';
import { useRefusedMark } from './use-refused-mark';
import { type StatementRun, useStatementRun } from './use-statement-run';
import type { Wish } from './wish';

/** The answer to the statement before, once the next one takes a while. */
const former = { opacity: 0.5, transition: 'opacity 0s 0.3s' };

export interface LivePanelProps {
  /** The statement as it stands on the page; the reader may come back to it. */
  readonly source: string;
  readonly graph: LiveGraph;
  /** Fulfilled at once. */
  readonly wish: Wish;
  /** The highlighted statement, shown until there is an editor. */
  readonly frame: ReactNode;
  /** Stands in an empty editor. */
  readonly hint?: string;
  /** Called with the text after each change. */
  readonly onChange?: (statement: string) => void;
}

function LastOutcome({ run: { outcome, work } }: { readonly run: StatementRun }): ReactNode {
  if (!outcome) return null;
  return (
    <div style={work === 'none' ? undefined : former}>
      <Outcome outcome={outcome} />
    </div>
  );
}

/** A statement that can be edited and run, with its answer below. */
export function LivePanel({ source, graph, wish, frame, hint, onChange }: LivePanelProps): ReactNode {
  const session = usePageSession(useLocation().pathname);
  const [isEditing, setEditing] = useState(wish !== 'run');
  const [statement, setStatement] = useState(source);
  const run = useStatementRun(session, graph);
  const bar = useRef<HTMLDivElement>(null);
  const mountField = useField(isEditing, bar);
  const hasField = mountField !== undefined;
  const isEdited = statement !== source;
  const { editor, runOrStop, editOrOriginal, focusStatement } = usePanelFocus(wish, hasField);
  useRefusedMark(editor, hasField, run);
  useFirstRun(wish, statement, run.run);

  function change(text: string): void {
    setStatement(text);
    // They are about the text before.
    run.forgetWarnings();
    onChange?.(text);
  }

  function restore(): void {
    // It tells the change itself.
    editor.current?.setDoc(source);
    // It answered the reader's own statement.
    if (run.sent.current !== source) run.forgetOutcome();
    focusStatement();
  }

  function cancel(): void {
    run.forgetWarnings();
    focusStatement();
  }

  function runAnyway(): void {
    run.send(statement);
    runOrStop.current?.focus();
  }

  return (
    <>
      {mountField ? (
        <StatementField
          mount={mountField}
          editorRef={editor}
          statement={statement}
          hint={hint}
          onChange={change}
          onRun={run.run}
        />
      ) : (
        frame
      )}
      <div ref={bar} className={styles.bar} data-search="off" data-edited={isEdited || undefined}>
        <RunButton ref={runOrStop} statement={statement} run={run} hasField={hasField} />
        <EditButton
          ref={editOrOriginal}
          source={source}
          isEdited={isEdited}
          isEditing={isEditing}
          hasField={hasField}
          onEdit={() => setEditing(true)}
          onRestore={restore}
        />
        <EngineBar session={session} run={run} hasField={hasField} />
      </div>
      {run.warnings.length > 0 && <GuardWarning forms={run.warnings} onRun={runAnyway} onCancel={cancel} />}
      <LastOutcome run={run} />
    </>
  );
}
