import { type ReactNode, useEffect, useRef } from 'react';
import { loadEditor, type EditorOptions, type StatementEditor } from '../../statement-editor/load';
import styles from './live.module.css';
import { mountPlainField } from './plain-field';

interface StatementFieldProps {
  readonly statement: string;
  readonly onChange: (statement: string) => void;
  readonly onRun: (statement: string) => void;
  /** Takes the focus as soon as it is there: the reader has just asked for it. */
  readonly isFocused: boolean;
}

/** The statement in an editor; in a plain field where the editor cannot be loaded. */
export function StatementField({ statement, onChange, onRun, isFocused }: StatementFieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<StatementEditor>(null);
  // The editor lives longer than one rendering, and calls what belongs to the latest.
  const latest = useRef({ statement, onChange, onRun });
  useEffect(() => {
    latest.current = { statement, onChange, onRun };
    if (editor.current && editor.current.getDoc() !== statement) editor.current.setDoc(statement);
  });

  useEffect(() => {
    let isGone = false;
    const options: EditorOptions = {
      doc: latest.current.statement,
      label: 'Cypher statement',
      onChange: (text) => latest.current.onChange(text),
      onRun: (text) => latest.current.onRun(text),
    };
    void loadEditor()
      .then(
        ({ mountEditor }) => mountEditor,
        () => mountPlainField,
      )
      .then((mount) => {
        if (isGone || !host.current) return;
        editor.current = mount(host.current, options);
        if (isFocused) editor.current.focus();
      });
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = null;
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
