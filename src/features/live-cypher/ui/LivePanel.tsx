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

/** Dims the previous answer when the next one takes more than 0.3 s. */
const former = { opacity: 0.5, transition: 'opacity 0s 0.3s' };

export interface LivePanelProps {
  /** The original statement of the page, which the reader can restore. */
  readonly source: string;
  readonly graph: LiveGraph;
  /** What the reader asked for; done as soon as the panel appears. */
  readonly wish: Wish;
  /** The highlighted statement, shown until there is an editor. */
  readonly frame: ReactNode;
  /** The placeholder of an empty editor. */
  readonly hint?: string | undefined;
  /** Called with the text after each change. */
  readonly onChange?: ((statement: string) => void) | undefined;
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
    // The warnings are about the previous text.
    run.forgetWarnings();
    onChange?.(text);
  }

  function restore(): void {
    // The editor calls `onChange` itself.
    editor.current?.setDoc(source);
    // Removes an answer to the reader's own statement.
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
