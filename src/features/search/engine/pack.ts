import { shortenAnchors } from './anchor';
import { encodeLines, encodeNumbers, toSteps } from './codec';
import { titleText } from './heading-postings';
import { indexFormat, rarestFirst, type IndexFile, type PackedPostings, type TextFile } from './index-file';
import { itemAt } from './item-at';
import {
  packedFields,
  pageField,
  pageKinds,
  type IndexSource,
  type PackedField,
  type PageKind,
} from './model';
import { indexTerms } from './words';

/** A page or a section as text, ready to be indexed. */
export interface RecordToPack {
  readonly level: number;
  /** The page's title or the section's heading, searched and shown. */
  readonly heading: string;
  readonly anchor: string;
  /** The text of each field, except title and heading; sections have no `lead`. */
  readonly fields: Readonly<Record<PackedField, string>>;
  /** The text that snippets are cut from. */
  readonly text: string;
}

export interface PageToPack {
  readonly route: string;
  readonly group: string;
  readonly kind: PageKind;
  /** The page itself first, then its sections in order. */
  readonly records: readonly RecordToPack[];
}

/** Occurrences beyond this number do not change the ranking, and up to it they fit into two bits. */
const mostTimes = 4;

type Postings = Map<string, Map<number, number>>;

function collectPostings(texts: readonly string[]): Postings {
  const postings: Postings = new Map();
  texts.forEach((text, number) => {
    for (const term of indexTerms(text)) {
      const times = postings.get(term) ?? new Map<number, number>();
      postings.set(term, times);
      times.set(number, (times.get(number) ?? 0) + 1);
    }
  });
  return postings;
}

function packPostings(postings: Postings, terms: readonly string[]): PackedPostings {
  const present = terms.flatMap((term, number) => {
    const times = postings.get(term);
    return times ? [{ number, times }] : [];
  });
  const counts = present.map((entry) => entry.times.size);
  const ordered = rarestFirst(counts).map((at) => itemAt(present, at).times);
  const times = ordered.flatMap((entry) =>
    [...entry.values()].map((count) => Math.min(count, mostTimes) - 1),
  );
  return {
    terms: encodeNumbers(toSteps(present.map((entry) => entry.number))),
    counts: encodeNumbers(counts),
    records: ordered.map((entry) => encodeNumbers(toSteps(entry.keys()))).join(''),
    times: times.some((count) => count > 0) ? encodeNumbers(times) : '',
  };
}

/** Packs the pages of one version, or of the rest of the site, into the two files a reader fetches. */
export function packIndex(
  source: IndexSource,
  build: string,
  pages: readonly PageToPack[],
): { readonly index: IndexFile; readonly text: TextFile } {
  const records = pages.flatMap((page) => page.records);
  const groups = [...new Set(pages.map((page) => page.group))];
  const heads = pages.flatMap((page) => page.records.slice(0, 1));
  const byField = packedFields.map((field) =>
    collectPostings((field === pageField ? heads : records).map((record) => record.fields[field])),
  );
  const inHeadings = new Set(records.flatMap((record) => indexTerms(titleText(record) ?? record.heading)));
  const inFields = new Set(byField.flatMap((postings) => [...postings.keys()]));
  const others = [...inFields].filter((term) => !inHeadings.has(term)).sort();
  const terms = [...inHeadings, ...others].sort();
  const index: IndexFile = {
    format: indexFormat,
    build,
    source,
    groups,
    pages: {
      routes: encodeLines(pages.map((page) => page.route)),
      groups: encodeNumbers(pages.map((page) => groups.indexOf(page.group))),
      kinds: encodeNumbers(pages.map((page) => pageKinds.indexOf(page.kind))),
      records: encodeNumbers(pages.map((page) => page.records.length)),
    },
    records: {
      levels: encodeNumbers(records.map((record) => record.level)),
      headings: records.map((record) => record.heading).join('\n'),
      anchors: shortenAnchors(records).join('\n'),
    },
    terms: encodeLines(others),
    termCount: terms.length,
    postings: byField.map((postings) => packPostings(postings, terms)),
  };
  return { index, text: { format: indexFormat, build, texts: records.map((record) => record.text) } };
}
