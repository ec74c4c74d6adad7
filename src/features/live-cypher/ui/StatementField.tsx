import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { EditorOptions, StatementEditor } from '../../statement-editor/load';
import styles from './live.module.css';
import type { MountField } from './use-field';

interface StatementFieldProps {
  readonly mount: MountField;
  /** Filled in once the editor is there. */
  readonly editorRef: RefObject<StatementEditor | null>;
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
  useEffect(() => {
    latest.current = { statement, onChange, onRun };
    if (editorRef.current && editorRef.current.getDoc() !== statement) editorRef.current.setDoc(statement);
  });

  // Before anything is painted: the editor takes the place of the sample at one stroke.
  useLayoutEffect(() => {
    if (!host.current) return;
    const options: EditorOptions = {
      doc: latest.current.statement,
      label: 'Cypher statement',
      hint,
      onChange: (text) => latest.current.onChange(text),
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
      <div className={styles.fieldName} aria-hidden="true">
        Cypher
      </div>
      <div ref={host} />
    </div>
  );
}
