// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { applyFilter } from './apply-filter';
import { findNamed } from './find-named';
import { findRowsAbove } from './find-rows';
import { useReveal } from './use-reveal';

const shownIn = (root: Element): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-filter-item]')]
    .filter((item) => !item.hidden)
    .map((item) => item.id);

function Page({ onClear = () => undefined }: { readonly onClear?: () => void }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, onClear);
  return (
    <div ref={root}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a link within the page, tested without the theme */}
      <a href="#edge" data-filter-ref="e">
        E
      </a>
      <section data-filter-section="e">
        <article id="edge" data-filter-item="edge" data-filter-group="graph">
          <p data-filter-text="">Edge, also relationship</p>
          <p>See also: vertex</p>
        </article>
      </section>
      <section data-filter-section="m">
        <article id="merge" data-filter-item="merge" data-filter-group="cypher">
          MERGE keeps an edge
          <ul>
            <li data-filter-message="">graph "bicycle" already exists</li>
            <li data-filter-message="">syntax error at or near</li>
          </ul>
        </article>
      </section>
    </div>
  );
}

beforeAll(() => {
  // jsdom has no CSS object; the ids here need no escape.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(cleanup);

describe('applyFilter', () => {
  it('shows the items that contain all words of the query, and counts them', () => {
    const { container } = render(<Page />);
    expect(applyFilter(container, 'edge', '')).toBe(2);
    expect(applyFilter(container, 'RELATION edge', '')).toBe(1);
    expect(shownIn(container)).toEqual(['edge']);
    expect(applyFilter(container, '', '')).toBe(2);
  });

  it('searches only the marked text of an item that has any', () => {
    expect(applyFilter(render(<Page />).container, 'vertex', '')).toBe(0);
  });

  it('finds no word across two marked texts', () => {
    const root = document.createElement('div');
    root.innerHTML = '<p data-filter-item><i data-filter-text>Vertex</i><i data-filter-text>Edge</i></p>';
    expect(['vertex edge', 'vertexedge'].map((query) => applyFilter(root, query, ''))).toEqual([1, 0]);
  });

  it.each(['ERROR:  graph "shop" already exists', 'Graph "a \n b" already exists (edge)'])(
    'shows the item of a message that is pasted with other names: %s',
    (pasted) => {
      const { container } = render(<Page />);
      expect(applyFilter(container, pasted, '')).toBe(1);
      expect(shownIn(container)).toEqual(['merge']);
    },
  );

  it('searches for single words if the message is incomplete, in the query or on the page', () => {
    const { container } = render(<Page />);
    expect(applyFilter(container, 'already exists', '')).toBe(1);
    expect(applyFilter(container, 'graph "shop" already', '')).toBe(0);
    expect(applyFilter(container, 'syntax error at or near "x"', '')).toBe(0);
  });

  it('shows only items of the chosen group', () => {
    const { container } = render(<Page />);
    expect(applyFilter(container, 'edge', 'cypher')).toBe(1);
    expect(shownIn(container)).toEqual(['merge']);
  });

  it('hides empty sections and marks the links to them as empty', () => {
    const { container } = render(<Page />);
    applyFilter(container, 'merge', '');
    expect(container.querySelector<HTMLElement>('[data-filter-section="e"]')?.hidden).toBe(true);
    expect(container.querySelector('a')?.hasAttribute('data-empty')).toBe(true);
    applyFilter(container, '', '');
    expect(container.querySelector('a')?.hasAttribute('data-empty')).toBe(false);
  });
});

describe('findNamed', () => {
  const list = (...items: readonly string[]): Element => {
    const root = document.createElement('div');
    root.innerHTML = items.map((item) => `<article data-filter-item>${item}</article>`).join('');
    return root;
  };
  const term = (name: string, aliases = ''): string =>
    `<h3 id="${name.toLowerCase()}">${name}<a href="#x">\u200b</a></h3><i data-filter-alias>${aliases}</i>An edge`;
  const titles = (root: Element, query: string): readonly string[] =>
    findNamed(root, query).map(({ title }) => title);

  it('ranks equal names first, then equal aliases, names that begin with the query, and names that contain it', () => {
    const root = list(
      term('Agtype'),
      term('Hyperedge'),
      term('Edge type'),
      term('Link', 'tie, edge'),
      term('Cycle', 'no edge'),
      term('Edge'),
    );
    expect(titles(root, 'Edge')).toEqual(['Edge', 'Link', 'Edge type', 'Hyperedge']);
    expect(findNamed(root, 'agt ype')).toEqual([]);
  });

  it('links to a place on the page or to another page', () => {
    const root = list(term('Vertex'), term('Edge'), '<p><a href="/api/EdgeLoader">EdgeLoader</a> writes</p>');
    expect(findNamed(root, 'edge').map(({ href }) => href)).toEqual(['#edge', '/api/EdgeLoader']);
  });

  it('returns nothing if the named items come first anyway, if there are none, and without a query', () => {
    const root = list(term('Edge'), term('Vertex'));
    expect(['edge', 'an', ''].map((query) => titles(root, query))).toEqual([[], [], []]);
    expect(titles(list('<p>Without a name</p>', term('Edge')), ' ')).toEqual([]);
  });

  it('skips items without a name, and trims the white space around a name', () => {
    const root = list('<p>An edge</p>', '<h3 id="e">\n Edge </h3>');
    expect(findNamed(root, 'edge')).toEqual([{ title: 'Edge', href: '#e' }]);
  });

  it('returns at most six items', () => {
    const root = list(
      term('Vertex'),
      ...Array.from({ length: 7 }, (_, index) => term(`Edge ${String(index)}`)),
    );
    expect(titles(root, 'edge')).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Edge ${String(index)}`));
  });

  it('leaves out hidden items', () => {
    const root = list(term('Vertex'), term('Edge'));
    root.lastElementChild?.toggleAttribute('hidden', true);
    expect(titles(root, 'edge')).toEqual([]);
  });
});

describe('useReveal', () => {
  it('clears the filter when a link leads to something hidden, and only then', () => {
    const onClear = vi.fn();
    const { container } = render(<Page onClear={onClear} />);
    const link = container.querySelector('a');
    if (!link) throw new Error('no link');
    fireEvent.click(link);
    expect(onClear).not.toHaveBeenCalled();
    applyFilter(container, 'merge', '');
    fireEvent.click(link);
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('clears the filter and scrolls to the item when the hash changes to that of a hidden item', () => {
    const onClear = vi.fn();
    const { container } = render(<Page onClear={onClear} />);
    const scrollIntoView = vi.fn();
    Object.assign(container.querySelector('#edge') ?? {}, { scrollIntoView });
    applyFilter(container, 'merge', '');
    window.location.hash = '#edge';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(onClear).toHaveBeenCalledOnce();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    window.location.hash = '';
  });

  it('ignores a link with a malformed hash', () => {
    const { container } = render(<Page />);
    const link = container.querySelector('a');
    link?.setAttribute('href', '#100%');
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    if (link) fireEvent.click(link);
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('findRowsAbove', () => {
  function Tables(): ReactNode {
    // eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- tested without the theme
    const heading = (id: string): ReactNode => <h2 id={id}>{id}</h2>;
    const table = (code: string, cause: string): ReactNode => (
      <table>
        <tbody>
          <tr>
            <td>
              <code>{code}</code> at once
            </td>
            <td>{cause}</td>
          </tr>
        </tbody>
      </table>
    );
    return (
      <>
        {heading('connecting')}
        {table('ECONNREFUSED', 'nothing listens there')}
        {heading('short')}
        {table('at', 'no code to know a message by')}
        {heading('named')}
        {table('database "…" does not exist', 'it has another name')}
        <div data-testid="filter">{table('inside', 'nothing listens')}</div>
        {table('below', 'nothing listens')}
      </>
    );
  }
  const rowsFor = (query: string): readonly string[] => {
    const { getByTestId } = render(<Tables />);
    return findRowsAbove(getByTestId('filter'), query).map(({ title, href }) => `${href} ${title}`);
  };

  it.each([
    'econnrefused',
    'listens nothing',
    'Error: connect ECONNREFUSED 127.0.0.1:5432 at TCPConnectWrap',
  ])('links to the heading of the table that contains %s', (query) => {
    expect(rowsFor(query)).toEqual(['#connecting ECONNREFUSED at once']);
  });

  it('recognises a message by the text around its names', () => {
    expect(rowsFor('FATAL: database "shop" does not exist')).toEqual([
      '#named database "…" does not exist at once',
    ]);
  });

  describe('in tables of several rows', () => {
    const row = (...codes: readonly string[]): string =>
      `<tr><td>${codes.map((code) => `<code>${code}</code>`).join(' or ')}</td><td>no right</td></tr>`;
    const table = (...rows: readonly string[]): string => `<table><tbody>${rows.join('')}</tbody></table>`;
    const titlesFor = (html: string, query: string): readonly string[] => {
      document.body.innerHTML = `${html}<div id="filter"></div>`;
      return findRowsAbove(document.querySelector('#filter') ?? document.body, query).map(
        ({ title }) => title,
      );
    };
    afterEach(() => document.body.replaceChildren());

    it('recognises a message by any code of a row that has at least six letters', () => {
      const html = `<h2 id="denied"></h2>${table(row('EACCES', 'EPERMITTED'), row('EPIPE'))}`;
      expect(titlesFor(html, 'Error: EACCES: permission denied, not EPIPE')).toEqual([
        'EACCES or EPERMITTED',
      ]);
    });

    it('returns at most five rows, in their order, and none without a heading above it', () => {
      const codes = ['a', 'b', 'c', 'd', 'e'];
      const rows = [...codes, 'f'].map((code) => row(code));
      expect(titlesFor(`${table(row('z'))}<h2 id="all"></h2>${table(...rows)}`, 'right')).toEqual(codes);
    });
  });

  it('finds nothing for a blank query and for words that no row contains', () => {
    expect(rowsFor(' ')).toEqual([]);
    cleanup();
    expect(rowsFor('password')).toEqual([]);
  });
});
