import type { PhrasingContent, RootContent } from 'mdast';
import { AREA_TITLES, LIMIT_AREAS, limits, type Limit } from '../../limits';
import { code, element, heading, inline, join, link, paragraph, text } from '../mdx-nodes';
import type { FindPage } from '../related-pages/resolve-related';
import type { PageVersion } from './page-version';

/** The page on which `<LimitsIndex />` stands, and so the address of each limit. */
const INDEX = 'how-to-guides/troubleshooting';

/** Where the reference of an API item is; undefined while the reference has not been generated. */
export type FindApi = (item: string) => string | undefined;

function titled(title: string, children: PhrasingContent[]): RootContent {
  return paragraph([{ type: 'strong', children: [text(title)] }, text(' '), ...children]);
}

/** The compact call-out: what one sees, what to do, and the way to the whole entry. */
export function writeCallOut(limit: Limit, page: PageVersion): RootContent {
  return element('Limit', { id: limit.id, title: limit.title, href: `${page.base}${INDEX}#${limit.id}` }, [
    paragraph(inline(limit.symptom)),
    titled('Instead:', inline(limit.instead)),
  ]);
}

function messagesOf(limit: Limit): RootContent[] {
  if (!limit.messages) return [];
  const items = limit.messages.map((message) =>
    element('li', { 'data-search': 'message', 'data-filter-message': '' }, [paragraph([code(message)])]),
  );
  return [element('LimitMessages', {}, items)];
}

function apiLinks(limit: Limit, findApi: FindApi): PhrasingContent[] {
  const items = limit.api.map((item) => {
    const to = findApi(item);
    return to ? link(to, [code(item)]) : code(item);
  });
  return join(items, text(', '));
}

function footOf(limit: Limit, findPage: FindPage, findApi: FindApi): RootContent[] {
  const page = findPage(limit.page);
  const lines = [
    ...(limit.api.length > 0 ? [titled('Concerns:', apiLinks(limit, findApi))] : []),
    ...(page ? [titled('Read on:', [link(page.to, [text(page.title)])])] : []),
  ];
  return lines.length > 0 ? [element('LimitFoot', {}, lines)] : [];
}

function writeEntry(limit: Limit, findPage: FindPage, findApi: FindApi): RootContent {
  return element('LimitEntry', { id: limit.id, title: limit.title }, [
    heading(3, limit.id, [text(limit.title)]),
    ...messagesOf(limit),
    paragraph(inline(limit.symptom)),
    titled('Cause:', inline(limit.cause)),
    titled('Instead:', inline(limit.instead)),
    ...footOf(limit, findPage, findApi),
  ]);
}

/** Every limit of a version: a section per area, in it an entry per limit. */
export function writeIndex(page: PageVersion, findPage: FindPage, findApi: FindApi): RootContent[] {
  return LIMIT_AREAS.flatMap((area) => {
    const own = limits.filter((limit) => limit.area === area && limit.versions.includes(page.version));
    if (own.length === 0) return [];
    return element('LimitsArea', { area }, [
      heading(2, `area-${area}`, [text(AREA_TITLES[area])]),
      ...own.map((limit) => writeEntry(limit, findPage, findApi)),
    ]);
  });
}

/** How many limits hold in the page's version. */
export const countIn = (page: PageVersion): number =>
  limits.filter((limit) => limit.versions.includes(page.version)).length;
