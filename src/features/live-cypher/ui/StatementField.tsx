import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { loadEditor, type EditorOptions, type StatementEditor } from '../../statement-editor/load';
import styles from './live.module.css';
import { mountPlainField } from './plain-field';

interface StatementFieldProps {
  /** Filled in once the editor is there. */
  readonly editor: RefObject<StatementEditor | null>;
  readonly statement: string;
  readonly onChange: (statement: string) => void;
  readonly onRun: (statement: string) => void;
  /** Takes the focus as soon as it is there: the reader has just asked for it. */
  readonly isFocused: boolean;
}

/** The statement in an editor; in a plain field where the editor cannot be loaded. */
export function StatementField({
  editor,
  statement,
  onChange,
  onRun,
  isFocused,
}: StatementFieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  // The editor lives longer than one rendering, and calls what belongs to the latest.
  const latest = useRef({ statement, onChange, onRun });
  useEffect(() => {
    latest.current = { statement, onChange, onRun };
    if (editor.current && editor.current.getDoc() !== statement) editor.current.setDoc(statement);
  });

  // The button that opened the field is gone: its place in the page's order is held until the editor is there.
  useLayoutEffect(() => {
    if (isFocused) host.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the field opens
  }, []);

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
        // A reader who has gone on in the meantime is not called back.
        if (document.activeElement === host.current) editor.current.focus();
        host.current.removeAttribute('tabindex');
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
      <div ref={host} tabIndex={-1} />
    </div>
  );
}
