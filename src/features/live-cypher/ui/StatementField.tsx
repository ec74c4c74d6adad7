import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CopyButton } from '../../code-block/CopyButton';
import type { EditorOptions, StatementEditor } from '../../statement-editor/load';
import styles from './live.module.css';
import type { MountField } from './use-field';

interface StatementFieldProps {
  readonly mount: MountField;
  /** Filled in once the editor is there; from then on the text is the editor's, which tells each change. */
  readonly editorRef: RefObject<StatementEditor | null>;
  /** What the editor begins with. */
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
  // The editor lives longer than one rendering, and calls what belongs to the latest.
  const latest = useRef({ statement, onChange, onRun });
  useLayoutEffect(() => {
    latest.current = { statement, onChange, onRun };
  });

  // Before anything is painted: the editor takes the place of the sample at one stroke.
  useLayoutEffect(() => {
    if (!host.current) return;
    const options: EditorOptions = {
      doc: latest.current.statement,
      label: 'Cypher statement',
      hint,
      // React takes the phone's event for one that can wait: a button pressed next would know the text before.
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
