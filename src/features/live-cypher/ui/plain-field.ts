import type { EditorOptions, StatementEditor } from '../../statement-editor/load';

/** A text area with the editor's interface, used when the editor cannot be loaded. */
export function mountPlainField(host: HTMLElement, options: EditorOptions): StatementEditor {
  const area = document.createElement('textarea');
  area.value = options.doc;
  area.spellcheck = false;
  area.rows = Math.min(20, options.doc.split('\n').length + 1);
  area.placeholder = options.hint ?? '';
  area.setAttribute('aria-label', options.label);
  area.addEventListener('input', () => options.onChange?.(area.value));
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    options.onRun?.(area.value);
  });
  host.append(area);
  return {
    getDoc: () => area.value,
    setDoc: (doc) => {
      area.value = doc;
      // A text area normalises line ends, so its own value is passed on.
      options.onChange?.(area.value);
    },
    // A text area cannot show marks; the refusal names the line and the column.
    mark: () => undefined,
    focus: () => area.focus(),
    selectAll: () => {
      area.focus();
      area.select();
    },
    destroy: () => area.remove(),
  };
}
