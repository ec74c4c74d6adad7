// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Graph } from '../../graph-picture/load';
import { AnswerPicture } from './AnswerPicture';

const network = vi.hoisted(() => ({ isDown: false }));

vi.mock('../../graph-picture/load', () => ({
  loadPicture: () => {
    if (network.isDown) return Promise.reject(new Error('Loading chunk failed'));
    return Promise.resolve({
      mountPicture: (host: HTMLElement, { vertices }: Graph) => {
        host.innerHTML = `<button>${vertices.length} vertices</button>`;
        return { destroy: () => host.replaceChildren() };
      },
    });
  },
}));

afterEach(cleanup);

const graph = (count: number): Graph => ({
  vertices: Array.from({ length: count }, (_, index) => ({
    kind: 'vertex',
    id: String(index),
    label: 'Part',
    properties: [],
  })),
  edges: [],
});

test('after the drawing code failed to load, the next answer loads it again and is drawn', async () => {
  network.isDown = true;
  const { rerender } = render(<AnswerPicture graph={graph(2)} />);
  await act(() => Promise.resolve());
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
  network.isDown = false;
  rerender(<AnswerPicture graph={graph(3)} />);
  await act(() => Promise.resolve());
  expect(screen.getByText('3 vertices')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('the focus moves from a picture to the container of the next one', async () => {
  const { rerender } = render(<AnswerPicture graph={graph(2)} />);
  await act(() => Promise.resolve());
  screen.getByRole('button').focus();
  rerender(<AnswerPicture graph={graph(3)} />);
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '3 vertices' }).parentElement);
});
