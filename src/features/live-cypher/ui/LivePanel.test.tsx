// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveOutcome, StatementRequest } from '../session-types';
import { LivePanel } from './LivePanel';

interface Field {
  readonly statement: string;
  readonly onChange: (statement: string) => void;
  readonly onRun: (statement: string) => void;
}

const engine = vi.hoisted(() => ({
  asked: [] as string[],
  answer: (_outcome: { readonly kind: string }): void => undefined,
}));

vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/page' }) }));

// The engine answers when the test says so.
vi.mock('../page-session', () => ({
  usePageSession: () => ({
    run: ({ statement }: StatementRequest) => {
      engine.asked.push(statement);
      return new Promise((settle) => (engine.answer = settle));
    },
  }),
  useSessionState: () => ({ phase: 'ready', isKept: true }),
}));

// The editor is tested in the browser; here a field stands for it, and runs on Enter.
vi.mock('./StatementField', () => ({
  StatementField: ({ statement, onChange, onRun }: Field) => (
    <textarea
      value={statement}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => onRun(event.currentTarget.value)}
    />
  ),
}));

vi.mock('./Outcome', () => ({ Outcome: ({ outcome }: { outcome: LiveOutcome }) => <p>{outcome.kind}</p> }));

const wrong = 'MATCH (n) DETACH DELETE n';
const field = (): HTMLElement => screen.getByRole('textbox');
const write = (value: string): void => void fireEvent.change(field(), { target: { value } });
const pressRun = (): void => void fireEvent.keyDown(field(), { key: 'Enter' });
const click = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  engine.asked.length = 0;
  render(<LivePanel source="RETURN 1" graph="bicycle" wish="nothing" />);
});
afterEach(cleanup);

test('a warning goes when its statement is changed or taken back', () => {
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

test('what is warned of is what runs', () => {
  write(wrong);
  pressRun();
  click('Run it anyway');
  expect(engine.asked).toEqual([wrong]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['RETURN 2', ['RETURN 1', 'RETURN 2'], 0],
  [wrong, ['RETURN 1'], 1],
])('while a statement runs, the keys start no other: %s', async (other, asked, warnings) => {
  pressRun();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  write(other);
  pressRun();
  expect(engine.asked).toEqual(['RETURN 1']);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => Promise.resolve().then(() => engine.answer({ kind: 'stopped' })));
  expect(screen.getByText('stopped')).toBeTruthy();
  pressRun();
  expect(engine.asked).toEqual(asked);
  expect(screen.queryAllByRole('alert')).toHaveLength(warnings);
});
