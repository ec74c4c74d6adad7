import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CopyButton } from '../../code-block/CopyButton';
import type { EditorOptions, StatementEditor } from '../../statement-editor/load';
import styles from './live.module.css';
import type { MountField } from './use-field';

interface StatementFieldProps {
  readonly mount: MountField;
  /** Set once the editor is mounted. From then on the editor owns the text and reports each change. */
  readonly editorRef: RefObject<StatementEditor | null>;
  /** The initial text of the editor. */
  readonly statement: string;
  readonly hint: string | undefined;
  readonly onChange: (statement: string) => void;
  readonly onRun: (statement: string) => void;
}

/** The statement in an editor. */
export function StatementField({
  mount,
  editorRef,
  statement,
  hint,
  onChange,
  onRun,
}: StatementFieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  // The editor outlives a render, so its callbacks are read from the latest one.
  const latest = useRef({ statement, onChange, onRun });
  useLayoutEffect(() => {
    latest.current = { statement, onChange, onRun };
  });

  // A layout effect, so that the editor replaces the sample in a single paint.
  useLayoutEffect(() => {
    if (!host.current) return;
    const options: EditorOptions = {
      doc: latest.current.statement,
      label: 'Cypher statement',
      hint,
      // React may defer an update from a phone's input event, and a button pressed next would use the previous text.
      onChange: (text) => flushSync(() => latest.current.onChange(text)),
      onRun: (text) => latest.current.onRun(text),
    };
    editorRef.current = mount(host.current, options);
    return () => {
      editorRef.current?.destroy();
      editorRef.current = null;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- mounted once: the reader's cursor and history belong to this editor
  }, []);

  return (
    <div className={styles.field} data-live="">
      <div className={styles.fieldHead}>
        <span aria-hidden="true">Cypher</span>
        <CopyButton read={() => editorRef.current?.getDoc()} select={() => editorRef.current?.selectAll()} />
      </div>
      <div ref={host} />
    </div>
  );
}
