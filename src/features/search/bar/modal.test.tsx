// @vitest-environment jsdom
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
// What only a build has: style sheets and the theme.
vi.mock('./modal-style', () => ({ default: {} }));
vi.mock('./texts', () => ({ modalTexts: {} }));
vi.mock('./use-small-records', () => ({ useSmallRecords: () => undefined }));
vi.mock('./late-texts', () => ({ useLateTexts: () => undefined }));
vi.mock('./use-modal-client', () => ({ useModalClient: () => (client: unknown) => client }));

afterEach(() => {
  cleanup();
  stock.mockClear();
});

const filteredBy = (tag: string): DocSearchModalProps => ({
  appId: 'app',
  apiKey: 'key',
  indexName: 'docs',
  initialScrollY: 0,
  searchParameters: { facetFilters: ['language:en', tag] },
});

it('gives the modal other search parameters only when they say something else', () => {
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

it('is awaited no more once it is there: a fetch that fails later is not its own', () => {
  awaitModal();
  render(<DocSearchModal {...filteredBy('any')} />);
  expect(isModalAwaited()).toBe(false);
});

it('does not open when Escape was pressed on its way, and gives focus back', () => {
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
  expect(isTakenBack(), 'the next one opens').toBe(false);
});
