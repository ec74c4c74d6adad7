// @vitest-environment jsdom
import type { ComponentProps } from 'react';
import { cleanup, render } from '@testing-library/react';
import type { DocSearchModalProps } from '@docsearch/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectKeys, isTakenBack, keepKey } from './early-keys';
import { awaitModal, isModalAwaited } from './missing-modal';
import { DocSearchModal } from './modal';

const stock = vi.hoisted(() => vi.fn((_props: unknown) => null));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({ location: {}, listen: () => () => undefined }),
}));
vi.mock('@docsearch/react', () => ({ DocSearchModal: stock }));
// These modules need style sheets or the theme, which only a build has.
vi.mock('./modal-style', () => ({ default: {} }));
vi.mock('./texts', () => ({ modalTexts: {} }));
vi.mock('./use-small-records', () => ({ useSmallRecords: () => undefined }));
vi.mock('./late-texts', () => ({ useLateTexts: () => undefined }));
vi.mock('./use-modal-client', () => ({ useModalClient: () => (client: unknown) => client }));

afterEach(() => {
  cleanup();
  stock.mockClear();
});

const filteredBy = (tag: string): ComponentProps<typeof DocSearchModal> => ({
  appId: 'app',
  apiKey: 'key',
  indexName: 'docs',
  initialScrollY: 0,
  navigator: {},
  resultsFooterComponent: () => null,
  searchParameters: { facetFilters: ['language:en', tag] },
});

it('passes new search parameters to the modal only when their content changes', () => {
  const { rerender } = render(<DocSearchModal {...filteredBy('docusaurus_tag:docs-default-0.3.0')} />);
  rerender(<DocSearchModal {...filteredBy('docusaurus_tag:docs-default-0.3.0')} />);
  rerender(<DocSearchModal {...filteredBy('docusaurus_tag:docs-default-current')} />);
  const [first, second, third] = stock.mock.calls.map(
    ([props]) => (props as DocSearchModalProps).searchParameters,
  );
  expect(first).toEqual({ facetFilters: ['language:en', 'docusaurus_tag:docs-default-0.3.0'] });
  expect(second).toBe(first);
  expect(third).toEqual({ facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'] });
});

it('is no longer awaited once it is rendered: a fetch that fails later is another one', () => {
  awaitModal();
  render(<DocSearchModal {...filteredBy('any')} />);
  expect(isModalAwaited()).toBe(false);
});

it('does not open when Escape was pressed while it loaded, and returns focus', () => {
  document.body.innerHTML = '<button id="search"></button><a id="link" href="#there">l</a>';
  document.getElementById('link')?.focus();
  expectKeys();
  keepKey('e');
  keepKey('Escape');
  const close = vi.fn(() => document.getElementById('search')?.focus());
  render(<DocSearchModal {...filteredBy('any')} onClose={close} />);
  expect(close).toHaveBeenCalledOnce();
  expect(stock).not.toHaveBeenCalled();
  expect(document.activeElement?.id).toBe('link');
  expect(isTakenBack(), 'the next modal opens').toBe(false);
});
