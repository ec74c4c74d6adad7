// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { mountPlainField } from './plain-field';

test('reports its text with line feeds as the only line ends', () => {
  const onChange = vi.fn();
  const field = mountPlainField(document.body, { doc: '', label: 'Cypher statement', onChange });
  field.setDoc('MATCH (n)\r\nRETURN n');
  expect(field.getDoc()).toBe('MATCH (n)\nRETURN n');
  expect(onChange).toHaveBeenLastCalledWith(field.getDoc());
  field.destroy();
});

test('turns off the spell check of the browser', () => {
  const field = mountPlainField(document.body, { doc: 'RETURN 1', label: 'Cypher statement' });
  expect(document.querySelector('textarea')?.spellcheck).toBe(false);
  field.destroy();
});

test('Ctrl+Enter and Cmd+Enter run the statement, Enter alone does not', () => {
  const onRun = vi.fn();
  const field = mountPlainField(document.body, { doc: 'RETURN 1', label: 'Cypher statement', onRun });
  const press = (keys: KeyboardEventInit): unknown =>
    document
      .querySelector('textarea')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...keys }));
  press({});
  expect(onRun).not.toHaveBeenCalled();
  press({ ctrlKey: true });
  press({ metaKey: true });
  expect(onRun.mock.calls).toEqual([['RETURN 1'], ['RETURN 1']]);
  field.destroy();
  expect(document.querySelector('textarea')).toBeNull();
});
