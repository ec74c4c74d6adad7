import type { SearchPage } from '../../../plugins/search-index/records';
import type { PlainRecord } from './adapter';

/** The sections of all pages, plain: the first of a page has its title, the others a heading. */
export const plainRecords = (pages: readonly SearchPage[]): readonly PlainRecord[] =>
  pages.flatMap((page) =>
    page.sections.map((section, number): PlainRecord => ({
      id: `${page.route}#${String(number)}`,
      route: page.route,
      title: number === 0 ? page.title : '',
      heading: number === 0 ? '' : section.heading,
      text: [section.text, section.code].join(' '),
    })),
  );
