import { z } from 'zod';
import { difficulties, kindLabels, type Kind } from '../../src/features/page-facts/kinds';

const kinds = Object.keys(kindLabels) as Kind[];

/**
 * The messages for a wrong value: the field is missing, it is empty, or it has another kind of value. Each message is
 * the problem, a colon and the remedy; the remedy for another kind of value may differ.
 */
const unless = (what: string, remedy: string, otherwise = remedy) => ({
  error: ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined) return `is missing: ${remedy}`;
    return input === null ? `is empty: ${remedy}` : `is not ${what}: ${otherwise}`;
  },
});

const asText = 'write some text, in quotes where it is a number or a word such as true';
const text = z
  .string(unless('text', 'write some text', asText))
  .trim()
  .min(1, 'is empty: write some text');

/** Exactly one sentence: it ends with a full stop, and no other sentence begins within it. */
const sentence = z
  .string(unless('text', 'write one sentence that no other page has, with a full stop'))
  .trim()
  .min(1, 'is empty: write one sentence that no other page has, with a full stop')
  .regex(/\.$/, 'does not end with a full stop: write one sentence')
  .refine((value) => !/[.!?]\s+\p{Lu}/u.test(value), 'has more than one sentence: keep the first')
  .refine((value) => !value.includes('\n'), 'has a line break: write one line');

/** An address that no browser, shell or chat rewrites, like the names of pages. */
const slug = text.regex(
  /^\/?(?:[a-z0-9][a-z0-9.-]*(?:\/|$))*$/,
  'is not fit for an address: write small letters, digits and hyphens, with / between folders',
);

const listOf = (remedy: string) =>
  z.array(
    z.string(`holds something that is not text: ${asText}`).trim().min(1, 'holds an empty text: remove it'),
    unless('a list', remedy),
  );

const words = listOf('write a list, such as [one, two]').min(1, 'is empty: write at least one');

const oneOf = <const T extends string>(values: readonly T[], what: string, orNot = '') =>
  z.enum(values, unless(what, `write one of ${values.join(', ')}${orNot}`));

const title = text;

/** What a page with samples starts with. */
const sampleStart = {
  graph: oneOf(['bicycle', 'empty'], 'a graph of the samples', ', or leave it out').optional(),
  prelude: z.enum(['library'], 'is not a set-up of the samples: write library or leave it out').optional(),
};

/** The front matter of a docs page; the page of documentation guidelines explains the fields to writers. */
export const docShape = z.strictObject({
  title,
  description: sentence,
  kind: oneOf(kinds, 'a kind of page'),
  difficulty: oneOf(difficulties, 'a difficulty'),
  related: listOf('write a list of routes, such as [glossary, getting-started/first-graph]')
    .min(2, 'names fewer than two routes: name two to four')
    .max(4, 'names more than four routes: keep the four a reader needs next')
    .refine((routes) => new Set(routes).size === routes.length, 'names a route twice: keep one'),
  keywords: words.refine((all) => new Set(all).size === all.length, 'names a word twice: keep one'),
  tags: words.optional(),
  ...sampleStart,
  sidebar_label: text.optional(),
  sidebar_position: z.number('is not a number: write one').optional(),
  slug: slug.optional(),
  /** For a page whose neighbour would be one of the generated pages, which are not read in order. */
  pagination_prev: text.nullable().optional(),
  pagination_next: text.nullable().optional(),
  /** For a page with so many sections of the third level that a list of them helps nobody. */
  toc_max_heading_level: z.literal(2, 'is not 2: write 2, or leave it out for 3').optional(),
});

/** The front matter of a blog post. */
export const postShape = z.strictObject({
  title,
  description: sentence,
  date: z.date(unless('a day', 'write the day as 2026-01-31, without quotes')),
  authors: words,
  tags: words,
  keywords: words,
  slug: slug.optional(),
  image: text.optional(),
  ...sampleStart,
});

/** The front matter of a page outside docs and blog. */
export const pageShape = z.looseObject({ title, description: sentence });
