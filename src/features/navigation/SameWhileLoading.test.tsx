// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { __RouterContext as RouterContext, MemoryRouter, type RouteComponentProps } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SameWhileLoading } from './SameWhileLoading';

afterEach(cleanup);

const drawn = vi.fn();

function Content(): ReactNode {
  drawn();
  return null;
}

/** The router hands down a new object at every turn, whatever is in it. */
const pageAt = (location: RouteComponentProps['location']): ReactNode => (
  <MemoryRouter>
    <RouterContext.Consumer>
      {(router) => (
        <RouterContext.Provider value={{ ...router, location }}>
          <SameWhileLoading>
            <Content />
          </SameWhileLoading>
        </RouterContext.Provider>
      )}
    </RouterContext.Consumer>
  </MemoryRouter>
);

it('draws a page once for each location', () => {
  const here = { pathname: '/here', search: '', hash: '', state: undefined };
  const { rerender } = render(pageAt(here));
  rerender(pageAt(here));
  expect(drawn).toHaveBeenCalledOnce();
  rerender(pageAt({ ...here, pathname: '/there' }));
  expect(drawn).toHaveBeenCalledTimes(2);
});
