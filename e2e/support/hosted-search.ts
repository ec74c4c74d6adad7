import type { Page, Request, Route } from '@playwright/test';
import { createSearch } from '../../config/search';
import { embeddedCredentials } from '../../config/search-credentials';
import type { SearchHit, SearchRequest, SearchResult } from '../../src/features/search/protocol';

/** Credentials of a service that does not exist; the test answers for its hosts. */
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
 * Changes the built site, on its way to the browser, into the site that a build with hosted credentials would give. In
 * `main.js` it replaces the three credentials. In each page it adds the hosts of the service and its analytics to the
 * policy, and removes the attribute that marks the embedded engine and hides the service's name. The two builds differ
 * in nothing else, as `config/hosted-build.test.ts` checks.
 *
 * @param from - A text of `main.js` that is replaced by the next parameter, such as one more option of the search.
 * @throws Error, when a page requests `main.js`, unless that holds the placeholder credentials exactly once
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

/** A call to the service. */
export interface Asked {
  /** Method and path. */
  readonly call: string;
  readonly host: string;
  /** The first of the requests; most calls have no other. */
  readonly request: SearchRequest;
  readonly requests: readonly SearchRequest[];
  readonly parameters: URLSearchParams;
}

type Answer = (asked: Asked, route: Route) => Promise<void> | void;

/** Answers for the service's hosts, main and fall-back ones. The handler of the last call is the one that answers. */
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

/** A result in the form in which the service returns it. */
export function resultOf(
  asked: Asked,
  hits: readonly SearchHit[],
  nbHits = hits.length,
): { results: SearchResult[] } {
  const { query = '', page = 0, hitsPerPage = 20 } = asked.request;
  const nbPages = Math.ceil(nbHits / hitsPerPage);
  return { results: [{ hits, nbHits, page, nbPages, hitsPerPage, query, queryID: 'a1b2c3' }] };
}

/** A hit of the hosted index. Its texts are plain; the service marks matches by tags in them. */
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
