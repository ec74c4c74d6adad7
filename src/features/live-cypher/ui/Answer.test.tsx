// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StatementResult } from '../session-types';
import { Answer } from './Answer';

vi.mock('./AnswerPicture', () => ({ AnswerPicture: () => <p>picture</p> }));

const result = (cell: string): StatementResult => ({
  kind: 'answer',
  columns: ['column'],
  rows: [[cell]],
  rowCount: 1,
  truncated: false,
  returnsRows: true,
  elapsedMs: 1,
  notices: [],
  unknown: { labels: [], properties: [], meant: [] },
  hint: null,
  brokenEdges: 0,
});

const vertex = (id: number): string => `{"id": ${id}, "label": "Part", "properties": {}}::vertex`;
const edge = '{"id": 9, "label": "HAS_PART", "end_id": 2, "start_id": 1, "properties": {}}::edge';
const path = result(`[${vertex(1)}, ${edge}, ${vertex(2)}]::path`);
const vertices = result(`[${vertex(1)}, ${vertex(2)}]`);
const number = result('1');

const view = (): string | null => screen.getByRole('button', { pressed: true }).textContent;
const pick = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

test('each answer is shown in the view that suits it until the reader picks a view', () => {
  const { rerender } = render(<Answer answer={vertices} />);
  expect(view()).toBe('Table');
  rerender(<Answer answer={path} />);
  expect(view()).toBe('Graph');
  rerender(<Answer answer={vertices} />);
  expect(view()).toBe('Table');
  pick('Text');
  rerender(<Answer answer={path} />);
  expect(view()).toBe('Text');
});

test('an answer without a graph is shown as a table, and the picked graph view returns with the next answer', () => {
  const { rerender } = render(<Answer answer={vertices} />);
  pick('Graph');
  rerender(<Answer answer={number} />);
  expect(view()).toBe('Table');
  rerender(<Answer answer={vertices} />);
  expect(view()).toBe('Graph');
});

test.each([
  [[], [], [], 0, 'No rows: the statement ran and found nothing.'],
  [
    ['Parts', 'PARTS'],
    ['nmae'],
    ['Part'],
    0,
    'No rows. The graph has no label Parts or PARTS. Did you mean Part?',
  ],
  [
    [],
    ['nmae', 'skew'],
    ['name', 'sku'],
    0,
    'No rows. No vertex or edge has a property nmae or skew. Did you mean name and sku?',
  ],
  [[], ['nmae'], [], 1, 'A column is null in every row. No vertex or edge has a property nmae.'],
])(
  'names what the graph does not have: labels %j, properties %j, meant %j, %d rows',
  (labels, properties, meant, rowCount, said) => {
    const answer = {
      ...number,
      rows: number.rows.slice(0, rowCount),
      rowCount,
      unknown: { labels, properties, meant },
    };
    render(<Answer answer={answer} />);
    expect(screen.getByText(said)).toBeTruthy();
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts, 'only a name that may be wrong is an alert').toEqual(
      labels.length + properties.length > 0 ? [said] : [],
    );
  },
);

test.each([0, 1])('shows the hint as an alert, with %d rows', (rowCount) => {
  render(
    <Answer answer={{ ...number, rows: number.rows.slice(0, rowCount), rowCount, hint: 'Ask IS NULL.' }} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Hint: Ask IS NULL.');
});
