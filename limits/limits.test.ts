import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DOC_VERSIONS, LIMIT_AREAS, limitById, limits } from './index';
import { renderReadme } from './readme';

const paragraph = z
  .string()
  .min(10)
  .regex(/^\S[^\n]*[.?]$/, 'one paragraph that ends with a full stop')
  .refine((text) => (text.match(/`/g) ?? []).length % 2 === 0, 'an even number of backticks');

const limitSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().regex(/^[^`\n.]{8,80}$/, 'plain text without full stop, 80 characters at most'),
  versions: z.array(z.enum(DOC_VERSIONS)).min(1),
  area: z.enum(LIMIT_AREAS),
  api: z.array(z.string().regex(/^[A-Za-z]\w*(\.[a-zA-Z_]\w*)?$/)),
  symptom: paragraph,
  messages: z.array(z.string().min(5)).min(1).optional(),
  cause: paragraph,
  instead: paragraph,
  page: z.string().regex(/^[a-z-]+(\/[a-z-]*)?$/),
});

describe('limits', () => {
  it.each(limits.map((limit) => [limit.id, limit] as const))('%s is well formed', (_id, limit) => {
    expect(limitSchema.safeParse(limit).error?.message ?? '').toBe('');
  });

  it('refuses a malformed entry', () => {
    const [first] = limits;
    for (const broken of [
      { id: 'Not Kebab' },
      { versions: [] },
      { area: 'elsewhere' },
      { symptom: 'No full stop' },
      { cause: 'An `open code span.' },
      { page: '/docs/next/intro' },
      { extra: true },
    ]) {
      expect(limitSchema.safeParse({ ...first, ...broken }).success).toBe(false);
    }
  });

  it('has unique ids and titles', () => {
    expect(limitById.size).toBe(limits.length);
    expect(new Set(limits.map((limit) => limit.title)).size).toBe(limits.length);
  });

  it('tells areas in the order of the list', () => {
    const order = limits.map((limit) => LIMIT_AREAS.indexOf(limit.area));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(LIMIT_AREAS.length);
  });

  it('lists every id in the README', async () => {
    await expect(renderReadme(limits)).toMatchFileSnapshot('./README.md');
  });
});
