// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FilterGroups } from './FilterGroups';

afterEach(cleanup);

// Chromium leaves a text of nothing but a blank out of the name, which was "Removed27".
it('sets the count off from the title by a blank that does not stand alone', () => {
  const groups = [{ id: 'removed', title: 'Removed', count: 27 }];
  const { container } = render(
    <FilterGroups groups={groups} total={70} chosen="" onChoose={() => undefined} />,
  );
  const texts = [...container.querySelectorAll('label span')].map(({ childNodes }) =>
    [...childNodes].map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([[' 70'], [' 27']]);
});
