import { z } from 'zod';
import { parseJsonAs } from '../../scripts/parse-json-as';

const behaviour = z.strictObject({
  fails: z.array(z.string()),
  throws: z.array(z.string()),
});

/** Behaviour that was found by running the library, as far as the comments must mention it. */
export interface Behaviour {
  /** Names whose first paragraph must say that they fail, do nothing, or are never used. */
  readonly fails: readonly string[];
  /** Names that throw or reject, and so need `@throws`. */
  readonly throws: readonly string[];
}

const remedy = 'Correct it, or take the file from git.';

/** @throws Stop naming the file and the line when its form is wrong. */
export const readBehaviour = (json: string, file: string): Behaviour =>
  parseJsonAs(behaviour, json, file, remedy);
