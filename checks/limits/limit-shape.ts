import { z } from 'zod';
import { DOC_VERSIONS, LIMIT_AREAS } from '../../limits';

const paragraph = z
  .string()
  .min(10)
  .regex(/^\S[^\n]*[.?]$/, 'it is not one paragraph that ends with a full stop')
  .refine((text) => (text.match(/`/g) ?? []).length % 2 === 0, 'its backticks do not pair up');

/** A known limit as `limits/limit.ts` explains it. */
export const limitShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'it is not in kebab case'),
  title: z.string().regex(/^[^`\n.]{8,80}$/, 'it is not plain text without full stop, of 8 to 80 characters'),
  versions: z.array(z.enum(DOC_VERSIONS)).min(1),
  area: z.enum(LIMIT_AREAS),
  api: z.array(
    z.string().regex(/^[A-Za-z]\w*(\.[a-zA-Z_]\w*)?$/, 'it is not a name such as Class or Class.member'),
  ),
  symptom: paragraph,
  messages: z.array(z.string().min(5)).min(1).optional(),
  cause: paragraph,
  instead: paragraph,
  page: z
    .string()
    .regex(/^[a-z-]+(\/[a-z-]*)?$/, 'it is not a route without version, such as patterns/parent-child'),
});
