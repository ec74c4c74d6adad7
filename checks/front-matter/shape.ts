import { z } from 'zod';
import { difficulties, kindLabels, type Kind } from '../../src/features/page-facts/kinds';

const kinds = Object.keys(kindLabels) as Kind[];
const text = z.string('is missing: write some text').trim().min(1, 'is empty: write some text');

/** One sentence: it ends with a full stop and no other sentence begins inside. */
const sentence = z
  .string('is missing: write one sentence that no other page has, with a full stop')
  .trim()
  .min(1, 'is empty: write one sentence that no other page has, with a full stop')
  .regex(/\.$/, 'does not end with a full stop: write one sentence')
  .refine((value) => !/[.!?]\s+\p{Lu}/u.test(value), 'has more than one sentence: keep the first')
  .refine((value) => !value.includes('\n'), 'has a line break: write one line');

const words = z.array(text, 'is missing: write a list').min(1, 'is empty: write at least one');

const title = text;

/** The front matter of a docs page; the style guide page explains each field to writers. */
export const docShape = z.strictObject({
  title,
  description: sentence,
  kind: z.enum(kinds, `is not a kind of page: write one of ${kinds.join(', ')}`),
  difficulty: z.enum(difficulties, `is not a difficulty: write one of ${difficulties.join(', ')}`),
  related: z
    .array(text, 'is missing: write a list of routes')
    .min(2, 'names fewer than two routes: name two to four')
    .max(4, 'names more than four routes: keep the four a reader needs next')
    .refine((routes) => new Set(routes).size === routes.length, 'names a route twice: keep one'),
  keywords: words.refine((all) => new Set(all).size === all.length, 'names a word twice: keep one'),
  tags: words.optional(),
  graph: z.enum(['bicycle', 'empty'], 'is not a graph of the samples: write bicycle or empty').optional(),
  prelude: z.enum(['library'], 'is not a set-up of the samples: write library or leave it out').optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number('is not a number: write one').optional(),
  slug: text.optional(),
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
  date: z.date('is missing: write the day as 2026-01-31'),
  authors: words,
  tags: words,
  keywords: words,
  slug: text.optional(),
  image: text.optional(),
  graph: z.enum(['bicycle', 'empty']).optional(),
  prelude: z.enum(['library']).optional(),
});

/** The front matter of a page outside docs and blog. */
export const pageShape = z.looseObject({ title, description: sentence });
