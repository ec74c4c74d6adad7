// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LiveStatus } from './LiveStatus';

afterEach(cleanup);

const loading = (loaded: number) => (
  <LiveStatus
    state={{ phase: 'loading', loaded, total: 5_100_000 }}
    work="waits"
    outcome={undefined}
    note=""
  />
);

it('updates the number of loaded bytes even if a translation by the browser has replaced the text', () => {
  const { container, rerender } = render(loading(100_000));
  const progress = container.querySelector('[aria-hidden]');
  expect(progress?.textContent).toBe('0.1 MB of 5.1 MB');
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!progress?.contains(text)) continue;
    const put = document.createElement('span');
    put.textContent = text.nodeValue;
    (text as Text).replaceWith(put);
    texts.currentNode = put.lastChild ?? put;
  }
  rerender(loading(4_200_000));
  expect(progress?.textContent).toBe('4.2 MB of 5.1 MB');
});
