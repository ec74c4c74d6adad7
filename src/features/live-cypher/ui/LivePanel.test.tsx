// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useImperativeHandle, type RefObject } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STATEMENT_LIMIT, type LiveOutcome, type RunOptions, type StatementRequest } from '../session-types';
import { LivePanel } from './LivePanel';

interface Field {
  readonly statement: string;
  readonly editorRef: RefObject<unknown>;
  readonly onChange: (statement: string) => void;
  readonly onRun: (statement: string) => void;
}

const engine = vi.hoisted(() => ({
  asked: [] as string[],
  options: undefined as RunOptions | undefined,
  answer: (_outcome: LiveOutcome): void => undefined,
  marks: [] as unknown[],
}));

vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/page' }) }));

// The engine answers when the test calls `engine.answer`.
vi.mock('../page-session', () => ({
  usePageSession: () => ({
    run: ({ statement }: StatementRequest, options: RunOptions) => {
      engine.asked.push(statement);
      engine.options = options;
      return new Promise((settle) => (engine.answer = settle));
    },
    reset: () => undefined,
  }),
  useSessionState: () => ({ phase: 'running', isKept: true }),
}));

// The editor is tested in the browser. Here a text area stands in for it and runs the statement at any key.
vi.mock('./StatementField', () => ({
  StatementField: ({ statement, editorRef, onChange, onRun }: Field) => {
    useImperativeHandle(editorRef, () => ({
      getDoc: () => statement,
      setDoc: onChange,
      focus: () => undefined,
      mark: (place: unknown) => engine.marks.push(place),
    }));
    return (
      <textarea
        value={statement}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => onRun(event.currentTarget.value)}
      />
    );
  },
}));

vi.mock('./use-field', () => ({ useField: () => field }));

vi.mock('./Outcome', () => ({
  Outcome: ({ outcome }: { outcome: LiveOutcome }) => <button key={outcome.kind}>{outcome.kind}</button>,
}));

const wrong = 'MATCH (n) DETACH DELETE n';
const field = (): HTMLElement => screen.getByRole('textbox');
const write = (value: string): void => void fireEvent.change(field(), { target: { value } });
const pressRun = (): void => void fireEvent.keyDown(field(), { key: 'Enter' });
const click = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  engine.asked.length = 0;
  engine.marks.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<LivePanel source="RETURN 1" graph="bicycle" wish="field" frame={null} />);
});
afterEach(cleanup);

test('a warning disappears when its statement is changed or restored to the original', () => {
  write(wrong);
  pressRun();
  expect(screen.getByRole('alert').textContent).toContain('DETACH DELETE');
  write(`${wrong}, m`);
  expect(screen.queryByRole('alert')).toBeNull();
  pressRun();
  expect(screen.getByRole('alert')).toBeTruthy();
  click('Original');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(engine.asked).toEqual([]);
});

test('a statement that is refused for its length is sent without a warning', () => {
  const long = `${wrong}${' '.repeat(STATEMENT_LIMIT)}`;
  write(long);
  pressRun();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(engine.asked).toEqual([long]);
});

test('"Run it anyway" runs the statement of the warning', () => {
  write(wrong);
  pressRun();
  click('Run it anyway');
  expect(engine.asked).toEqual([wrong]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['RETURN 2', ['RETURN 1', 'RETURN 2'], 0],
  [wrong, ['RETURN 1'], 1],
])('while a statement runs, the keyboard starts no other: %s', async (other, asked, warnings) => {
  pressRun();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  write(other);
  pressRun();
  expect(engine.asked).toEqual(['RETURN 1']);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => Promise.resolve().then(() => engine.answer({ kind: 'stopped', hadStarted: true })));
  expect(screen.getByText('stopped')).toBeTruthy();
  pressRun();
  expect(engine.asked).toEqual(asked);
  expect(screen.queryAllByRole('alert')).toHaveLength(warnings);
});

test('the status of a statement says that it waits for another, and Stop aborts it', async () => {
  pressRun();
  expect(screen.getByRole('status').textContent).toBe('Waiting for another statement of this page');
  act(() => engine.options?.onStart?.());
  expect(screen.getByRole('status').textContent).toBe('Running');
  click('Stop');
  expect(engine.options?.signal?.aborted).toBe(true);
  await act(() => Promise.resolve().then(() => engine.answer({ kind: 'stopped', hadStarted: false })));
  expect(screen.getByRole('status').textContent).toBe('Stopped before it ran.');
});

test('the second click of a double click neither stops the statement nor runs it again', async () => {
  const clickAgain = (name: string): void =>
    void fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
  click('Run');
  clickAgain('Stop');
  expect(engine.options?.signal?.aborted).toBe(false);
  await act(() => Promise.resolve().then(() => engine.answer({ kind: 'stopped', hadStarted: true })));
  clickAgain('Run');
  expect(engine.asked).toEqual(['RETURN 1']);
});

const place = { line: 1, column: 8 };
const refused: LiveOutcome = {
  kind: 'refused',
  message: 'syntax error',
  code: '42601',
  detail: null,
  hint: null,
  place,
  elapsedMs: 1,
};

test.each([
  ['marks the place', 'RETURN 1', [place]],
  ['marks nothing in a text that was changed since', 'RETURN 12', []],
])('a refusal %s', async (_, text, marks) => {
  pressRun();
  write(text);
  engine.marks.length = 0;
  await act(() => Promise.resolve().then(() => engine.answer(refused)));
  expect(engine.marks).toEqual(marks);
});

test('shows which keys run the statement until there is an answer', async () => {
  expect(screen.getByRole('button', { name: 'Run' }).title).toBe('Ctrl+Enter');
  expect(screen.getByText('Ctrl+Enter')).toBeTruthy();
  pressRun();
  await act(() => Promise.resolve().then(() => engine.answer(refused)));
  expect(screen.queryByText('Ctrl+Enter')).toBeNull();
});

test('the status that reports a reset of the graph is replaced once a statement starts', async () => {
  pressRun();
  await act(() => Promise.resolve().then(() => engine.answer({ kind: 'stopped', hadStarted: true })));
  pressRun();
  click('Reset graph');
  act(() => engine.options?.onStart?.());
  await act(() => Promise.resolve().then(() => engine.answer(refused)));
  expect(screen.getByRole('status').textContent).toBe('Refused');
});

test('an answer that removes the focused element moves the focus to Run', async () => {
  pressRun();
  await act(() => Promise.resolve().then(() => engine.answer(refused)));
  pressRun();
  screen.getByRole('button', { name: 'refused' }).focus();
  await act(() => Promise.resolve().then(() => engine.answer({ kind: 'stopped', hadStarted: true })));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Run' }));
});

test('a statement is aborted when its sample is unmounted', () => {
  pressRun();
  cleanup();
  expect(engine.options?.signal?.aborted).toBe(true);
});
