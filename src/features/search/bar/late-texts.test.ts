// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgain } from './late-texts';

vi.mock('../client/engine-choice', () => ({}));
vi.mock('../client/use-embedded-client', () => ({}));

const asked = vi.fn<() => void>();
const box = document.createElement('input');
box.className = 'DocSearch-Input';
const button = document.createElement('button');

beforeEach(() => {
  document.body.replaceChildren(box, button);
  box.removeAttribute('aria-activedescendant');
  box.focus();
  document.addEventListener('focusin', asked);
});
afterEach(() => {
  document.removeEventListener('focusin', asked);
  asked.mockReset();
});

it.each([null, 'docsearch-hits0-item-0'])(
  'repeats the search while nothing or the first hit is selected: %s',
  (selected) => {
    if (selected) box.setAttribute('aria-activedescendant', selected);
    askAgain();
    expect(asked).toHaveBeenCalledOnce();
  },
);

it.each(['docsearch-hits0-item-1', 'docsearch-hits1-item-10'])(
  'keeps %s selected by not searching',
  (selected) => {
    box.setAttribute('aria-activedescendant', selected);
    askAgain();
    expect(asked).not.toHaveBeenCalled();
  },
);

it('does not repeat the search when the focus is outside the box', () => {
  button.focus();
  asked.mockReset();
  askAgain();
  expect(asked).not.toHaveBeenCalled();
});
