// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { questions } from '../../../graphs';
import { Playground } from './Playground';

interface Fence {
  readonly html: string;
  readonly source: string;
  readonly graph: string;
  readonly opens?: string;
  readonly onChange: (statement: string) => void;
}

const address = vi.hoisted(() => ({ pathname: '/page', search: '', listeners: new Set<() => void>() }));

const browser = vi.hoisted(() => ({ isThere: true }));

// The parts of the router that the playground uses.
vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/page', search: '' }),
  useHistory: () => ({
    location: {
      get pathname() {
        return address.pathname;
      },
      get search() {
        return address.search;
      },
    },
    createHref: ({ pathname }: { readonly pathname: string }) => pathname,
    listen: (listener: () => void) => {
      address.listeners.add(listener);
      return () => address.listeners.delete(listener);
    },
  }),
}));

vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => browser.isThere }));

// Running statements is tested in the browser. Here a text area stands in for the editor.
vi.mock('../live-cypher/ui/LiveFence', () => ({
  LiveFence: ({ html, source, graph, opens, onChange }: Fence) => (
    <div data-testid="fence" data-graph={graph} data-opens={opens}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
      <textarea
        aria-label="Cypher statement"
        defaultValue={source}
        onChange={(e) => onChange(e.target.value)}
      />
    </div>
  ),
}));

const Page = (link: { readonly first?: string }): ReactNode => <Playground {...link} html={html} />;

const html = JSON.stringify(Object.fromEntries(questions.map(({ id }) => [id, `<b>${id}</b>`])));
const field = (): HTMLTextAreaElement => screen.getByLabelText('Cypher statement');
const pick = (name: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  browser.isThere = true;
  address.pathname = '/page';
  address.search = '';
  window.history.replaceState(null, '', '/page');
});
afterEach(cleanup);

test('starts with the question of the page, highlighted and on its graph', () => {
  render(<Page first="category-tree" />);
  expect(screen.getByTestId('fence').querySelector('b')?.textContent).toBe('category-tree');
  expect(screen.getByTestId('fence').dataset.graph).toBe('categories');
});

test('another graph brings its first question, but keeps a statement of the reader’s own', () => {
  render(<Page />);
  pick('Graph', 'orders');
  expect(field().value).toContain('OPTIONAL MATCH');
  pick('Question', 'own');
  fireEvent.change(field(), { target: { value: 'RETURN 1' } });
  pick('Graph', 'parts');
  expect(field().value).toBe('RETURN 1');
  expect(screen.getByTestId('fence').dataset.graph).toBe('parts');
});

test('an edited question is kept as the reader’s own statement when another graph is chosen', () => {
  render(<Page />);
  pick('Graph', 'orders');
  fireEvent.change(field(), { target: { value: 'RETURN 2' } });
  pick('Graph', 'parts');
  expect(field().value).toBe('RETURN 2');
  expect(screen.getByText('A statement of your own')).toBeTruthy();
});

test('an edited question is marked as edited wherever it is named, until its own text is restored', () => {
  render(<Page first="category-tree" />);
  const [title] = questions.filter(({ id }) => id === 'category-tree').map((question) => question.title);
  const names = (): readonly (string | null)[] =>
    screen.getAllByText(new RegExp(`^${title}`)).map((element) => element.textContent);
  expect(names()).toEqual([title, title]);
  fireEvent.change(field(), { target: { value: 'RETURN 1' } });
  expect(names()).toEqual([`${title} (edited)`, `${title} (edited)`]);
  fireEvent.change(field(), { target: { value: questions.find(({ title: t }) => t === title)?.cypher } });
  expect(names()).toEqual([title, title]);
});

test('the choice of an own statement opens an empty editor, with focus unless an arrow key is held', () => {
  render(<Page />);
  const question = screen.getByLabelText('Question');
  pick('Question', 'own');
  expect(field().value).toBe('');
  expect(screen.getByTestId('fence').dataset.opens).toBe('edit');
  expect(screen.getByText(/Labels: Product, Part, Supplier\. Edges: HAS_PART, SUPPLIES\.$/)).toBeTruthy();
  pick('Question', 'sole-source');
  expect(screen.getByTestId('fence').dataset.opens).toBeUndefined();
  fireEvent.keyDown(question, { key: 'ArrowDown' });
  pick('Question', 'own');
  fireEvent.keyUp(question, { key: 'ArrowDown' });
  expect(screen.getByTestId('fence').dataset.opens).toBe('field');
  pick('Question', 'own');
  expect(screen.getByTestId('fence').dataset.opens, 'the editor has the focus once the key is released').toBe(
    'edit',
  );
});

test('a key pressed to leave the list of questions does not keep the next choice from focusing the editor', () => {
  render(<Page />);
  const question = screen.getByLabelText('Question');
  question.focus();
  fireEvent.keyDown(question, { key: 'Tab' });
  question.blur();
  pick('Question', 'own');
  expect(screen.getByTestId('fence').dataset.opens).toBe('edit');
});

test('the statement in an address is shown as text after hydration, and another address replaces it', () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Page />);
  address.search = '?cypher=RETURN+%27%3Ci%3E%27&graph=orders';
  const recovered = vi.fn();
  render(<Page />, { container: host, hydrate: true, onRecoverableError: recovered });
  expect(recovered).not.toHaveBeenCalled();
  expect(field().value).toBe("RETURN '<i>'");
  expect(host.querySelector('i')).toBeNull();
  expect(host.textContent).toContain('It runs when you press Run.');

  address.search = '?question=sole-source';
  act(() => address.listeners.forEach((listener) => listener()));
  expect(field().value).toContain('Kugelwerk');
  expect(host.textContent).not.toContain('It runs when you press Run.');
});

describe('what the reader wrote before', () => {
  const leave = (): void => {
    render(<Page first="category-tree" />);
    fireEvent.change(field(), { target: { value: 'RETURN 1' } });
    cleanup();
  };

  test('is there when the reader comes back, with a note, and goes when a question is picked', () => {
    leave();
    const { container } = render(<Page first="category-tree" />);
    expect(field().value).toBe('RETURN 1');
    expect(screen.getByTestId('fence').dataset.graph).toBe('categories');
    expect(container.textContent).toContain('last had here');
    pick('Question', 'sole-source');
    expect(container.textContent).not.toContain('last had here');
    cleanup();
    render(<Page first="category-tree" />);
    expect(field().value).not.toBe('RETURN 1');
  });

  test('waits until the application has taken over the drawn page', () => {
    leave();
    browser.isThere = false;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Page first="category-tree" />);
    const onRecoverableError = vi.fn();
    const { rerender } = render(<Page first="category-tree" />, {
      container,
      hydrate: true,
      onRecoverableError,
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(field().value).not.toBe('RETURN 1');
    browser.isThere = true;
    rerender(<Page first="category-tree" />);
    expect(field().value).toBe('RETURN 1');
  });

  test('gives way to the statement of a link', () => {
    leave();
    address.search = '?graph=parts&cypher=RETURN+2';
    render(<Page first="category-tree" />);
    expect(field().value).toBe('RETURN 2');
  });
});

test('a link contains the edited statement, and goes into the address bar if there is no clipboard', async () => {
  render(<Page first="wheel-picture" />);
  fireEvent.change(field(), { target: { value: 'RETURN 2' } });
  fireEvent.click(screen.getByText('Copy link'));
  await screen.findByText('The link is in the address bar: copy it from there.');
  expect(window.location.search + window.location.hash).toBe('?graph=parts&cypher=RETURN+2#playground');
});

test('a copied link that the router notices later leaves the sample as it is', async () => {
  render(<Page first="wheel-picture" />);
  fireEvent.change(field(), { target: { value: 'RETURN 2' } });
  const sample = field();
  fireEvent.click(screen.getByText('Copy link'));
  await screen.findByText('The link is in the address bar: copy it from there.');
  // The reader follows a link to a heading of this page, so the router reads the address.
  address.search = window.location.search;
  act(() => address.listeners.forEach((listener) => listener()));
  expect(field()).toBe(sample);
  expect(screen.queryByText(/It runs when you press Run/)).toBeNull();
});

test('an edit removes a copied link from the address, and counts more than the link when the reader comes back', async () => {
  render(<Page first="wheel-picture" />);
  fireEvent.change(field(), { target: { value: 'RETURN 2' } });
  fireEvent.click(screen.getByText('Copy link'));
  await screen.findByText('The link is in the address bar: copy it from there.');
  fireEvent.change(field(), { target: { value: 'RETURN 3' } });
  expect(window.location.search).toBe('');
  cleanup();
  address.search = window.location.search;
  render(<Page first="wheel-picture" />);
  expect(field().value).toBe('RETURN 3');
});

test('a link that is followed again restores its statement, even if that was edited since', () => {
  render(<Page />);
  const follow = (search: string): void => {
    address.search = search;
    act(() => address.listeners.forEach((listener) => listener()));
  };
  follow('?graph=parts&cypher=RETURN+1');
  fireEvent.change(field(), { target: { value: 'RETURN 2' } });
  follow('');
  expect(field().value).toBe('RETURN 2');
  follow('?graph=parts&cypher=RETURN+1');
  expect(field().value).toBe('RETURN 1');
});

test('the drawn answer of a question is hidden while the question is edited', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = (): void => undefined;
      readonly disconnect = (): void => undefined;
    },
  );
  const pictures = JSON.stringify({ 'wheel-picture': { svg: '<svg></svg>', labels: 'Part' } });
  render(<Playground first="wheel-picture" html={html} pictures={pictures} />);
  const { value } = field();
  const write = (text: string): void => void fireEvent.change(field(), { target: { value: text } });
  expect(screen.queryByRole('figure')).not.toBeNull();
  write(`${value} LIMIT 1`);
  expect(screen.queryByRole('figure')).toBeNull();
  write(value);
  expect(screen.queryByRole('figure')).not.toBeNull();
  vi.unstubAllGlobals();
});

test('a link to the playground of another page changes nothing on the page shown until that has loaded', () => {
  render(<Page first="category-tree" />);
  const before = field().value;
  Object.assign(address, { pathname: '/next', search: '?question=sole-source' });
  act(() => address.listeners.forEach((listener) => listener()));
  expect(field().value).toBe(before);
});

test('another choice removes a copied link from the address, and leaves other parameters alone', async () => {
  render(<Page first="wheel-picture" />);
  fireEvent.click(screen.getByText('Copy link'));
  await screen.findByText('The link is in the address bar: copy it from there.');
  expect(window.location.search).not.toBe('');
  pick('Graph', 'orders');
  expect(window.location.search + window.location.hash).toBe('#playground');
  window.history.replaceState(null, '', '/page?from=mail');
  pick('Graph', 'parts');
  expect(window.location.search).toBe('?from=mail');
});

describe('while the browser refuses to change the address', () => {
  beforeEach(() => {
    render(<Page first="wheel-picture" />);
    window.history.replaceState(null, '', '/page?graph=orders&cypher=RETURN+1');
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test('another choice still takes effect', () => {
    pick('Graph', 'orders');
    expect(screen.getByTestId('fence').dataset.graph).toBe('orders');
  });

  test('the link is still copied; if that fails too, a note says when to try again', async () => {
    const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('closed'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    fireEvent.click(screen.getByText('Copy link'));
    await screen.findByText('Link copied');
    const address = 'http://localhost:3000/page?graph=parts&question=wheel-picture#playground';
    expect(writeText).toHaveBeenCalledWith(address);
    fireEvent.click(screen.getByText('Copy link'));
    await screen.findByText('The browser accepts no link now: press again in half a minute.');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});

describe('the note on a link', () => {
  const write = (value: string): void => void fireEvent.change(field(), { target: { value } });
  const copy = async (): Promise<void> =>
    act(() => Promise.resolve(void fireEvent.click(screen.getByText('Copy link'))));
  const writeText = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('disappears after some seconds or when something is written; a problem stays until then', async () => {
    render(<Page />);
    await copy();
    expect(screen.getByText('Link copied')).toBeTruthy();
    write(' ');
    expect(screen.queryByText('Link copied')).toBeNull();
    await copy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('There is no statement to share yet.')).toBeTruthy();
    write('RETURN 1');
    expect(screen.queryByText('There is no statement to share yet.')).toBeNull();
    await copy();
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  test('is not removed by the timer of a link that was copied before', async () => {
    render(<Page />);
    await copy();
    writeText.mockRejectedValue(new Error('closed'));
    await copy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('The link is in the address bar: copy it from there.')).toBeTruthy();
  });
});
