import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TERM_GROUPS, termById, terms } from './index';
import { renderReadme } from './readme';

const evenBackticks = (text: string): boolean => (text.match(/`/g) ?? []).length % 2 === 0;
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const termSchema = z.strictObject({
  id,
  term: z.string().min(2).max(40),
  aliases: z.array(z.string().min(1)),
  group: z.enum(TERM_GROUPS),
  short: z.string().regex(/^[^`\n]{20,130}\.$/, 'one plain sentence of 130 characters at most'),
  long: z
    .string()
    .regex(/^\S[^\n]+\.$/, 'one paragraph that ends with a full stop')
    .refine(evenBackticks, 'an even number of backticks'),
  example: z
    .strictObject({
      language: z.enum(['cypher', 'sql', 'ts', 'text']),
      code: z.string().regex(/[^;\s]$|[;}]$/, 'no blank at the end'),
    })
    .optional(),
  seeAlso: z.array(id).min(1).max(5),
  page: z.string().regex(/^[a-z-]+(\/[a-z-]*)?$/),
});

describe('terms', () => {
  it.each(terms.map((term) => [term.id, term] as const))('%s is well formed', (_id, term) => {
    expect(termSchema.safeParse(term).error?.message ?? '').toBe('');
  });

  it('refuses a malformed entry', () => {
    const [first] = terms;
    for (const broken of [
      { id: 'Two Words' },
      { short: 'A `marked` definition of the term.' },
      { short: 'Too short.' },
      { long: 'An `open code span.' },
      { seeAlso: [] },
      { group: 'other' },
      { page: '/docs/intro' },
      { example: { language: 'python', code: 'x' } },
    ]) {
      expect(termSchema.safeParse({ ...first, ...broken }).success).toBe(false);
    }
  });

  it('has unique ids, names and aliases', () => {
    expect(termById.size).toBe(terms.length);
    expect(new Set(terms.map((term) => term.term.toLowerCase())).size).toBe(terms.length);
    for (const term of terms) {
      const words = [term.term, ...term.aliases].map((word) => word.toLowerCase());
      expect(new Set(words).size, term.id).toBe(words.length);
    }
  });

  it('lists terms in alphabetical order', () => {
    const names = terms.map((term) => term.term);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('lists every id in the README', async () => {
    await expect(renderReadme(terms)).toMatchFileSnapshot('./README.md');
  });
});
