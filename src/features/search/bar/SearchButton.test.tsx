// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIntent } from './intent';
import { DocSearchButton } from './SearchButton';

vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

const prepare = vi.fn();
let stop = (): void => undefined;

beforeEach(() => {
  stop = onIntent(prepare);
});
afterEach(() => {
  stop();
  cleanup();
  prepare.mockReset();
  vi.unstubAllGlobals();
});

const signs = ['mouseOver', 'focus', 'touchStart', 'click'] as const;

it.each(signs)('%s announces the intent to search and calls the handler of the theme', (sign) => {
  const handle = vi.fn();
  const handlers = { onMouseOver: handle, onFocus: handle, onTouchStart: handle, onClick: handle };
  render(<DocSearchButton {...handlers} />);
  fireEvent[sign](screen.getByRole('button'));
  expect(prepare).toHaveBeenCalledOnce();
  expect(handle).toHaveBeenCalledOnce();
});

it('announces the intent only on click if the browser is set to save data', () => {
  vi.stubGlobal('navigator', { userAgent: '', connection: { saveData: true } });
  render(<DocSearchButton />);
  const button = screen.getByRole('button');
  for (const sign of ['mouseOver', 'focus', 'touchStart'] as const) fireEvent[sign](button);
  expect(prepare).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(prepare).toHaveBeenCalledOnce();
});

it('has an alert only after the modal could not be fetched', () => {
  render(<DocSearchButton />);
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  fireEvent(window, new Event('unhandledrejection'));
  expect(screen.getByRole('alert').textContent).toContain('Unable to fetch results');
});
