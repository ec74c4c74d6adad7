// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FilterGroups } from './FilterGroups';

afterEach(cleanup);

// Chromium leaves a text node with nothing but a space out of the accessible name, which was "Removed27".
it('puts the space before the count into the same text node as the count', () => {
  const groups = [{ id: 'removed', title: 'Removed', count: 27 }];
  const { container } = render(
    <FilterGroups groups={groups} total={70} chosen="" onChoose={() => undefined} />,
  );
  const texts = [...container.querySelectorAll('label span')].map(({ childNodes }) =>
    [...childNodes].map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([[' 70'], [' 27']]);
});
