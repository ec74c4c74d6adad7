// @vitest-environment jsdom
import { createRef, useState, type ReactNode } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StatementEditor } from '../../statement-editor/load';
import { mountPlainField } from './plain-field';
import { StatementField } from './StatementField';

vi.mock('../../code-block/CopyButton', () => ({ CopyButton: () => null }));
afterEach(cleanup);

test('typed text stays, even if the field is rendered with the former statement', () => {
  const onChange = vi.fn();
  const editorRef = createRef<StatementEditor>();
  const draw = (): ReactNode => (
    <StatementField
      mount={mountPlainField}
      editorRef={editorRef}
      statement="RETURN 1"
      hint={undefined}
      onChange={onChange}
      onRun={() => undefined}
    />
  );
  const { rerender } = render(draw());
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.input(area, { target: { value: 'R' } });
  rerender(draw());
  expect(area.value).toBe('R');
  expect(onChange.mock.calls).toEqual([['R']]);
});

test('a button pressed next sees the new statement, even if no event that React handles has changed it', () => {
  const onRun = vi.fn();
  const editorRef = createRef<StatementEditor>();
  function Sample(): ReactNode {
    const [statement, setStatement] = useState('RETURN 1');
    return (
      <>
        <StatementField
          mount={mountPlainField}
          editorRef={editorRef}
          statement={statement}
          hint={undefined}
          onChange={setStatement}
          onRun={() => undefined}
        />
        <button type="button" onClick={() => void onRun(statement)} />
      </>
    );
  }
  render(<Sample />);
  // Chromium on Android changes the text through an event that React does not handle, as `setDoc` does.
  editorRef.current?.setDoc('RETURN 12');
  fireEvent.click(screen.getByRole('button'));
  expect(onRun.mock.calls).toEqual([['RETURN 12']]);
});
