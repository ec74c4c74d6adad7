import type { Page, Request, Route } from '@playwright/test';
import { createSearch } from '../../config/search';
import { embeddedCredentials } from '../../config/search-credentials';
import type { SearchHit, SearchRequest, SearchResult } from '../../src/features/search/protocol';

/** Credentials of a service that does not exist; its hosts are answered by the test. */
export const hostedCredentials = { appId: 'TESTAPP', apiKey: 'search-only', indexName: 'docs' } as const;

const { hosts, scriptHosts } = createSearch({
  ALGOLIA_APP_ID: hostedCredentials.appId,
  ALGOLIA_SEARCH_KEY: hostedCredentials.apiKey,
  ALGOLIA_INDEX_NAME: hostedCredentials.indexName,
  ALGOLIA_INSIGHTS: 'true',
});

const literal = (credentials: typeof embeddedCredentials | typeof hostedCredentials): string =>
  Object.entries(credentials)
    .map(([name, value]) => `${name}:"${value}"`)
    .join(',');

/**
 * Turns the built site into the one the hosted credentials would have given, on its way to the browser: the three
 * credentials in the configuration inside `main.js`, and of each page the service's hosts in the policy, those of its analytics
 * among them, and the mark that the embedded engine answers, which hides the service's name. These are the only places where the two builds differ;
 * `config/hosted-build.test.ts` holds the configuration to that.
 *
 * @param from - A text of `main.js` that is replaced by the next parameter, such as one more option of the search.
 * @throws Error, when a page asks for it, for a `main.js` that does not hold the placeholder credentials once
 */
export async function serveAsHosted(page: Page, from = '', to = ''): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const found = script.split(literal(embeddedCredentials)).length - 1;
    if (found !== 1)
      throw new Error(`main.js holds the placeholder credentials ${String(found)} times, not once.`);
    if (!script.includes(from)) throw new Error(`main.js does not hold ${from}.`);
    await route.fulfill({
      response,
      body: script.replace(literal(embeddedCredentials), literal(hostedCredentials)).replace(from, to),
    });
  });
  await page.route(
    (url) => url.hostname === 'localhost' && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace("script-src 'self'", ["script-src 'self'", ...scriptHosts].join(' '))
        .replace("connect-src 'self'", ["connect-src 'self'", ...hosts].join(' '))
        .replace(/ data-search-engine="?embedded"?/, '');
      return route.fulfill({ response, body });
    },
  );
}

/** What the service is asked for. */
export interface Asked {
  /** Method and path. */
  readonly call: string;
  readonly host: string;
  /** The first of the questions; most calls have no other. */
  readonly request: SearchRequest;
  readonly requests: readonly SearchRequest[];
  readonly parameters: URLSearchParams;
}

type Answer = (asked: Asked, route: Route) => Promise<void> | void;

/** Answers the service's hosts, main and fall-back ones. The last handler given is the one that answers. */
export async function answerService(page: Page, answer: Answer): Promise<Asked[]> {
  const heard: Asked[] = [];
  await page.route(
    (url) => /(?:^|\.|-)(?:algolia|algolianet)\.(?:net|com)$/.test(url.hostname),
    async (route, request) => {
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowAll });
      const asked = read(request);
      heard.push(asked);
      return answer(asked, route);
    },
  );
  return heard;
}

const allowAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

function read(request: Request): Asked {
  const url = new URL(request.url());
  const body = JSON.parse(request.postData() ?? '{}') as { readonly requests?: readonly SearchRequest[] };
  const { requests = [] } = body;
  return {
    call: `${request.method()} ${url.pathname}`,
    host: url.hostname,
    request: requests[0] ?? {},
    requests,
    parameters: url.searchParams,
  };
}

/** Answers with JSON, which a page of another origin may read. */
export function fulfillJson(route: Route, body: unknown, status = 200): Promise<void> {
  return route.fulfill({
    status,
    headers: allowAll,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
}

/** A result as the service gives it. */
export function resultOf(
  asked: Asked,
  hits: readonly SearchHit[],
  nbHits = hits.length,
): { results: SearchResult[] } {
  const { query = '', page = 0, hitsPerPage = 20 } = asked.request;
  const nbPages = Math.ceil(nbHits / hitsPerPage);
  return { results: [{ hits, nbHits, page, nbPages, hitsPerPage, query, queryID: 'a1b2c3' }] };
}

/** A hit of the hosted index: texts are plain, marks are tags in them. */
export function hostedHit(
  route: string,
  group: string,
  page: string,
  section: string | null = null,
  content = '',
): SearchHit {
  const anchor = section?.toLowerCase().replaceAll(' ', '-') ?? null;
  const url = `https://standardbeagle.github.io/ageSchemaClient/${route}`;
  const text = (value: string) => ({ value, matchLevel: 'full', matchedWords: [] }) as const;
  const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: route + (anchor ? `#${anchor}` : ''),
    url: url + (anchor ? `#${anchor}` : ''),
    url_without_anchor: url,
    anchor,
    type: section ? 'lvl2' : 'lvl1',
    content: content || null,
    hierarchy: { lvl0: group, lvl1: page, lvl2: section, ...none },
    _highlightResult: {
      hierarchy: { lvl0: text(group), lvl1: text(page), lvl2: section ? text(section) : null, ...none },
    },
    _snippetResult: {
      hierarchy: { lvl0: text(group), lvl1: text(page), lvl2: section ? text(section) : null, ...none },
      content: content ? text(content) : null,
    },
  };
}
