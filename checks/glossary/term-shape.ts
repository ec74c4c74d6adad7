import { z } from 'zod';
import { TERM_GROUPS } from '../../glossary';

/** The fields of a term and their kinds; how its texts are written is held by `glossary/glossary.test.ts`. */
export const termShape = z.strictObject({
  id: z.string(),
  term: z.string(),
  aliases: z.array(z.string()),
  group: z.enum(TERM_GROUPS),
  short: z.string(),
  long: z.string(),
  example: z.strictObject({ language: z.enum(['cypher', 'sql', 'ts', 'text']), code: z.string() }).optional(),
  seeAlso: z.array(z.string()),
  page: z.string(),
});
