import {
  defaultKeymap,
  history,
  historyKeymap,
  insertNewlineKeepIndent,
  isolateHistory,
} from '@codemirror/commands';
import { StreamLanguage, bracketMatching } from '@codemirror/language';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { cypherTokens } from './cypher-tokens';
import { siteLook } from './look';
import { markRefused, refusedMark, type Place } from './refused-mark';

export interface EditorOptions {
  readonly doc: string;
  /** Called after each change, with the whole text. */
  readonly onChange?: (doc: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  readonly onRun?: (doc: string) => void;
  /** Shown while there is no text. */
  readonly hint?: string | undefined;
  /** The field's name for assistive technology. */
  readonly label: string;
}

export interface StatementEditor {
  readonly getDoc: () => string;
  /** Replaces the whole text as one step that can be undone; `onChange` is called. */
  readonly setDoc: (doc: string) => void;
  /** Underlines the token at a place until the text changes; null removes the underline. */
  readonly mark: (place: Place | null) => void;
  readonly focus: () => void;
  /** Gives the field the focus, with all of its text selected. */
  readonly selectAll: () => void;
  readonly destroy: () => void;
}

let counter = 0;

/**
 * Adds the description of the field, which screen readers announce. Tab does not indent, so that it can leave the
 * field.
 */
function addHint(host: HTMLElement): HTMLElement {
  const hint = document.createElement('p');
  counter += 1;
  hint.id = `statement-editor-hint-${counter}`;
  hint.hidden = true;
  hint.textContent = 'Control or Command with Enter runs the statement. Tab leaves the editor.';
  host.append(hint);
  return hint;
}

function makeState(options: EditorOptions, hint: HTMLElement): EditorState {
  const { doc, label, onChange, onRun } = options;
  const run = (view: EditorView): boolean => {
    onRun?.(view.state.doc.toString());
    return true;
  };
  return EditorState.create({
    doc,
    extensions: [
      history(),
      // Both shortcuts work on every system, as the description says; `Mod-` would be only Command on a Mac.
      Prec.highest(keymap.of(['Ctrl-Enter', 'Cmd-Enter'].map((key) => ({ key, run })))),
      keymap.of([{ key: 'Enter', run: insertNewlineKeepIndent }, ...historyKeymap, ...defaultKeymap]),
      StreamLanguage.define(cypherTokens),
      bracketMatching(),
      siteLook,
      refusedMark,
      placeholder(options.hint ?? ''),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': hint.id }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange?.(update.state.doc.toString());
      }),
    ],
  });
}

/** Scrolls a long statement to a line that is not visible; the page does not scroll. */
function showLine(view: EditorView, number: number): void {
  const { doc } = view.state;
  if (number > doc.lines) return;
  const { top, bottom, height } = view.lineBlockAt(doc.line(number).from);
  const { scrollTop, clientHeight } = view.scrollDOM;
  if (top < scrollTop || bottom > scrollTop + clientHeight)
    view.scrollDOM.scrollTop = top - (clientHeight - height) / 2;
}

/**
 * Puts an editor for one Cypher statement into an element.
 *
 * Tab moves to the next control; Ctrl+Enter or Cmd+Enter calls `onRun`; Ctrl+Z undoes. Colours follow the site's colour
 * mode.
 *
 * @param host - an element of the page; the editor is added at its end and taken out by `destroy`
 */
export function mountEditor(host: HTMLElement, options: EditorOptions): StatementEditor {
  const hint = addHint(host);
  const view = new EditorView({ parent: host, state: makeState(options, hint) });
  return {
    getDoc: () => view.state.doc.toString(),
    setDoc: (doc) => {
      const changes = { from: 0, to: view.state.doc.length, insert: doc };
      // A separate undo step, even directly after a key: undoing it does not undo the key.
      view.dispatch({ changes, selection: { anchor: 0 }, annotations: isolateHistory.of('full') });
    },
    mark: (place) => {
      view.dispatch({ effects: markRefused.of(place) });
      if (place) showLine(view, place.line);
    },
    focus: () => view.focus(),
    selectAll: () => {
      view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
      view.focus();
    },
    destroy: () => {
      view.destroy();
      hint.remove();
    },
  };
}
