import { z } from 'zod';
import { TERM_GROUPS } from '../../glossary';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'it is not in kebab case');

/** A term as `glossary/term.ts` explains it. */
export const termShape = z.strictObject({
  id,
  term: z.string().min(2).max(40),
  aliases: z.array(z.string().min(1)),
  group: z.enum(TERM_GROUPS),
  short: z
    .string()
    .regex(
      /^[^`\n]{20,130}\.$/,
      'it is not one sentence without backticks, of 21 to 131 characters with its full stop',
    ),
  long: z
    .string()
    .regex(/^\S[^\n]+\.$/, 'it is not one paragraph that ends with a full stop')
    .refine((text) => (text.match(/`/g) ?? []).length % 2 === 0, 'its backticks do not pair up'),
  example: z
    .strictObject({
      language: z.enum(['cypher', 'sql', 'ts', 'text']),
      code: z.string().regex(/[^;\s]$|[;}]$/, 'it ends with a blank'),
    })
    .optional(),
  seeAlso: z.array(id).min(1).max(5),
  page: z
    .string()
    .regex(/^[a-z-]+(\/[a-z-]*)?$/, 'it is not a route without version, such as patterns/parent-child'),
});
