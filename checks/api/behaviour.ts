import { z } from 'zod';

const behaviour = z.strictObject({
  fails: z.array(z.string()),
  throws: z.array(z.string()),
  guides: z.array(z.string()),
});

/** What was found by running the library, as far as the comments must tell it. */
export interface Behaviour {
  /** Names whose first paragraph must say that they fail, do nothing, or are never used. */
  readonly fails: readonly string[];
  /** Names that throw or reject, and so need `@throws`. */
  readonly throws: readonly string[];
  /** Ids of the docs that `guide:` links may lead to. */
  readonly guides: readonly string[];
}

/** @throws Error naming the file when its form is wrong. */
export function readBehaviour(json: string, file: string): Behaviour {
  const parsed = behaviour.safeParse(JSON.parse(json));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
