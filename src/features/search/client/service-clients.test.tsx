// @vitest-environment jsdom
import { DocSearchModal } from '@docsearch/react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedClient } from './hosted-client';
import { keepKnownHosts, knownHosts } from './known-hosts';

// In Node the package resolves to its build for Node, which has other timeouts.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

/** What a client stores about a host that failed. */
interface HostState {
  isUp(): boolean;
  isTimedOut(): boolean;
}

interface Client {
  readonly transporter: {
    readonly timeouts: Readonly<Record<'connect' | 'read' | 'write', number>>;
    readonly hostsCache: { set: (host: unknown, state: HostState) => Promise<HostState> };
  };
  readonly search: (call?: { readonly requests?: readonly object[] }) => Promise<unknown>;
}

/** The hosts asked, in order. */
let asked: { readonly host: string; readonly at: number }[];
/** How the first host behaves. The others answer at once. */
let first: 'is silent' | 'begins to answer' | 'answers';
let answered: { readonly status: number; readonly responseText: string };

class Request {
  readonly OPENED = 1;
  readyState = 0;
  status = 0;
  responseText = '';
  onload: (() => void) | undefined;
  onreadystatechange: (() => void) | undefined;
  readonly setRequestHeader = vi.fn();
  readonly abort = vi.fn();
  private host = '';

  open(_: string, address: string): void {
    this.host = new URL(address).hostname;
    this.readyState = this.OPENED;
  }
  getAllResponseHeaders(): string {
    return '';
  }
  send(): void {
    asked.push({ host: this.host, at: Date.now() });
    const does = this.host.includes('-dsn') ? first : 'answers';
    if (does === 'begins to answer') {
      this.readyState = 2;
      this.onreadystatechange?.();
    }
    if (does !== 'answers') return;
    Object.assign(this, answered);
    this.onload?.();
  }
}

beforeEach(() => {
  [asked, first] = [[], 'answers'];
  answered = { status: 200, responseText: '{"results":[]}' };
  localStorage.clear();
  void knownHosts.clear();
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The client of the modal. DocSearch passes it only to a function that may replace it. */
function modalClient(appId: string, apiKey: string): Client {
  let client: unknown;
  render(
    <DocSearchModal
      {...{ appId, apiKey, indexName: 'docs', initialScrollY: 0 }}
      transformSearchClient={(given) => {
        client = given;
        return given;
      }}
    />,
  );
  return client as Client;
}

const credentials = { appId: 'APP', apiKey: 'key', indexName: 'docs' };

const pageClient = (appId: string, apiKey: string): Client => liteClient(appId, apiKey) as unknown as Client;

describe.each([
  ['the search page', pageClient],
  ['the modal', modalClient],
])('the client of %s', (_, make) => {
  const ask = (client: Client, query: string): Promise<unknown> =>
    client.search({ requests: [{ indexName: 'docs', query }] });

  it('throws if a credential is missing', () => {
    // React logs an error during rendering to the console.
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => make('', 'key')).toThrow('`appId` is missing.');
    expect(() => make('APP', '')).toThrow('`apiKey` is missing.');
  });

  it('names a parameter that is missing', () => {
    const client = make('APP', 'key');
    expect(() => client.search()).toThrow(
      'Parameter `searchMethodParams` is required when calling `search`.',
    );
    expect(() => client.search({})).toThrow(
      'Parameter `searchMethodParams.requests` is required when calling `search`.',
    );
  });

  it.each([
    ['is silent', 1000],
    ['begins to answer', 2000],
  ] as const)('asks the next host when the first %s, after %i ms', async (does, time) => {
    first = does;
    const answer = ask(make('APP', 'key'), 'edge');
    await vi.advanceTimersByTimeAsync(5000);
    await expect(answer).resolves.toEqual({ results: [] });
    const [one, other] = asked;
    expect(one?.host).toBe('app-dsn.algolia.net');
    expect(other?.host).toMatch(/^app-[123]\.algolianet\.com$/);
    const waited = (other?.at ?? 0) - (one?.at ?? 0);
    expect(waited).toBeGreaterThanOrEqual(time);
    // The client reads its caches between the two requests.
    expect(waited).toBeLessThan(time + 10);
  });

  it.each([
    [
      'the message and the HTTP status of a refusal, not the status in its text',
      { status: 400, responseText: '{"message":"Try later","status":403}' },
      { name: 'ApiError', message: 'Try later', status: 400 },
    ],
    [
      'an answer that is no JSON',
      { status: 200, responseText: '<html>busy</html>' },
      { name: 'DeserializationError', message: expect.stringContaining('is not valid JSON') as string },
    ],
  ])('names %s', async (_, answer, error) => {
    answered = answer;
    const refused = expect(ask(make('APP', 'key'), 'edge')).rejects.toMatchObject(error);
    await vi.advanceTimersByTimeAsync(100);
    await refused;
  });

  it('allows 30 s for a write request', () => {
    expect(make('APP', 'key').transporter.timeouts.write).toBe(30_000);
  });

  it('considers a failed host available again after 120 s', async () => {
    const client = make('APP', 'key');
    const note = vi.spyOn(client.transporter.hostsCache, 'set');
    first = 'is silent';
    const answer = ask(client, 'edge');
    await vi.advanceTimersByTimeAsync(1000);
    const state = note.mock.calls[0]?.[1];
    expect([state?.isUp(), state?.isTimedOut()]).toEqual([false, true]);
    vi.setSystemTime(Date.now() + 119_990);
    expect([state?.isUp(), state?.isTimedOut()]).toEqual([false, true]);
    vi.setSystemTime(Date.now() + 20);
    expect([state?.isUp(), state?.isTimedOut()]).toEqual([true, false]);
    await vi.runAllTimersAsync();
    await answer;
  });
});

// Not so on this site, whose modal closes at the first Escape.
it('DocSearch by itself closes the list at the first Escape and keeps the query, and clears the box at the second', async () => {
  const hit = { url: 'https://site.test/a', type: 'lvl1', hierarchy: { lvl0: 'Guides', lvl1: 'Edge' } };
  answered = { status: 200, responseText: JSON.stringify({ results: [{ hits: [hit], nbHits: 1 }] }) };
  const { container } = render(<DocSearchModal {...credentials} initialScrollY={0} />);
  const box =
    container.querySelector<HTMLInputElement>('.DocSearch-Input') ?? document.createElement('input');
  fireEvent.change(box, { target: { value: 'edge' } });
  await vi.advanceTimersByTimeAsync(100);
  expect(container.querySelector('.DocSearch-Hit')).not.toBeNull();
  // The box names the list of hits only while it is open.
  expect(box.hasAttribute('aria-controls')).toBe(true);
  for (const left of ['edge', '']) {
    fireEvent.keyDown(box, { key: 'Escape' });
    await vi.advanceTimersByTimeAsync(100);
    expect(box.value).toBe(left);
    expect(box.hasAttribute('aria-controls')).toBe(false);
  }
});

it('the search page searches with that client', async () => {
  const askFor = (appId: string): Promise<unknown> =>
    hostedClient({ appId, apiKey: 'key', indexName: 'docs' }).search({ requests: [{ query: 'edge' }] });
  await expect(askFor('')).rejects.toThrow('`appId` is missing.');
  const answer = askFor('APP');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await expect(answer).resolves.toEqual({ results: [] });
});

/** The client of the modal with the shared cache of hosts, as `bar/use-modal-client.ts` sets it up. */
function knowingModalClient(): Client {
  const client = modalClient('APP', 'key');
  keepKnownHosts(client);
  return client;
}

describe.each([
  ['the search page', () => hostedClient(credentials)],
  ['the modal', knowingModalClient],
])('a host that did not answer %s', (_, make) => {
  const hostsOf = async (search: Client['search'], query: string): Promise<readonly string[]> => {
    const before = asked.length;
    const answer = search({ requests: [{ indexName: 'docs', query }] });
    // The client of the search page is imported first, which takes real time.
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await vi.advanceTimersByTimeAsync(5000);
    await answer;
    return asked.slice(before).map(({ host }) => host);
  };

  it('is not asked for 120 s while others answer, and then is asked first again', async () => {
    first = 'is silent';
    const { search } = make() as Client;
    const [one, other] = await hostsOf(search, 'ed');
    const failed = asked[0]?.at ?? 0;
    expect([one, other]).toEqual(['app-dsn.algolia.net', expect.stringMatching(/^app-[123]\.algolianet/)]);
    first = 'answers';
    const [next, ...others] = await hostsOf(search, 'edg');
    expect(next).not.toBe('app-dsn.algolia.net');
    expect(others).toEqual([]);
    vi.setSystemTime(failed + 1000 + 120_010);
    expect(await hostsOf(search, 'edge')).toEqual(['app-dsn.algolia.net']);
  });

  it('is not asked by a client that is created later either', async () => {
    first = 'is silent';
    await hostsOf((make() as Client).search, 'ed');
    first = 'answers';
    expect(await hostsOf((make() as Client).search, 'edg')).not.toContain('app-dsn.algolia.net');
  });
});
