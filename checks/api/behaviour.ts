import { z } from 'zod';
import { parseJson } from '../../plugins/repository-files/read-json';
import { Stop } from '../../scripts/fail';

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

const remedy = 'Correct it, or take the file from git.';

/** @throws Stop naming the file when its form is wrong. */
export function readBehaviour(json: string, file: string): Behaviour {
  const parsed = behaviour.safeParse(parseJson(json, file, remedy));
  if (!parsed.success) throw new Stop(`${file}: ${z.prettifyError(parsed.error)}\n${remedy}`);
  return parsed.data;
}
