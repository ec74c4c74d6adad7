// @vitest-environment jsdom
import { undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { expect, test, vi } from 'vitest';
import { mountEditor } from './editor';

// CodeMirror reads the platform once, when it is loaded. On other platforms its own shortcuts use Ctrl.
vi.hoisted(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));

test.each(['ctrlKey', 'metaKey'])('on a Mac Enter with %s runs the statement and writes nothing', (held) => {
  const onRun = vi.fn();
  const editor = mountEditor(document.body, { doc: 'RETURN 1', label: 'Cypher statement', onRun });
  const press = (init: KeyboardEventInit): void =>
    void document
      .querySelector('.cm-content')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  press({ [held]: true });
  expect(onRun.mock.calls).toEqual([['RETURN 1']]);
  expect(editor.getDoc()).toBe('RETURN 1');
  press({});
  expect(onRun).toHaveBeenCalledOnce();
  expect(editor.getDoc()).toBe('\nRETURN 1');
  editor.destroy();
});

test('undo takes back a text set from outside in one step, even right after a typed character', () => {
  const editor = mountEditor(document.body, { doc: 'RETURN 1', label: 'Cypher statement' });
  const view = EditorView.findFromDOM(document.body);
  if (!view) throw new Error('no editor');
  view.dispatch({ changes: { from: 8, insert: '2' }, userEvent: 'input.type' });
  editor.setDoc('RETURN 1');
  undo(view);
  expect(editor.getDoc()).toBe('RETURN 12');
  undo(view);
  expect(editor.getDoc()).toBe('RETURN 1');
  editor.destroy();
});

test('counts characters, not UTF-16 code units, to find the refused place', () => {
  const editor = mountEditor(document.body, { doc: "RETURN '🚲' oops", label: 'Cypher statement' });
  editor.mark({ line: 1, column: 12 });
  expect(document.querySelector('.cm-refused')?.textContent).toBe('oops');
  editor.destroy();
});

test.each([
  ['a word', { line: 2, column: 1 }, 'RETRUN'],
  ['a sign', { line: 1, column: 7 }, '('],
  ['the last sign where the text ends too early', { line: 2, column: 9 }, 'n'],
  ['nothing behind the last line', { line: 3, column: 1 }, undefined],
])('marks %s at the refused place until the text changes', (_, place, marked) => {
  const editor = mountEditor(document.body, { doc: 'MATCH (n)\nRETRUN n', label: 'Cypher statement' });
  const found = (): string | null | undefined => document.querySelector('.cm-refused')?.textContent;
  editor.mark(place);
  expect(found()).toBe(marked);
  editor.mark(null);
  expect(found()).toBeUndefined();
  editor.mark(place);
  EditorView.findFromDOM(document.body)?.dispatch({ changes: { from: 0, insert: ' ' } });
  expect(found()).toBeUndefined();
  editor.destroy();
});
