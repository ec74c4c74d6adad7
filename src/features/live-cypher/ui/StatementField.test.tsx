// @vitest-environment jsdom
import { createRef, type ReactNode } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StatementEditor } from '../../statement-editor/load';
import { mountPlainField } from './plain-field';
import { StatementField } from './StatementField';

vi.mock('../../code-block/CopyButton', () => ({ CopyButton: () => null }));
afterEach(cleanup);

test('what is written stays, also where the page is drawn before it knows of it', () => {
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
