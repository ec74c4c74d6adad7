// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { announceIntent } from './intent';
import { usePreparation } from './use-preparation';

const site = vi.hoisted(() => ({ isHosted: false, prepare: vi.fn(), filters: ['language:en'] }));
vi.mock('../client/engine-choice', () => ({ useIsHosted: () => site.isHosted }));
vi.mock('../client/use-kept-worker', () => ({
  useKeptWorker: () => () => ({ prepare: site.prepare }),
}));
vi.mock('./theme-hooks', () => ({ useAlgoliaContextualFacetFilters: () => [...site.filters] }));

afterEach(() => {
  cleanup();
  site.prepare.mockReset();
});

it('prepares the worker for the version being read at each sign of intent, until unmounted', () => {
  site.isHosted = false;
  const { rerender, unmount } = renderHook(usePreparation);
  expect(site.prepare).not.toHaveBeenCalled();
  announceIntent();
  site.filters = ['language:en', 'docusaurus_tag:docs-default-current'];
  rerender();
  announceIntent();
  expect(site.prepare.mock.calls).toEqual([[['language:en']], [site.filters]]);
  unmount();
  announceIntent();
  expect(site.prepare).toHaveBeenCalledTimes(2);
});

it('prepares nothing on a site with the hosted search', () => {
  site.isHosted = true;
  renderHook(usePreparation);
  announceIntent();
  expect(site.prepare).not.toHaveBeenCalled();
});
