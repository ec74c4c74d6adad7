import type { Finding } from './finding';

/** `source` checks read the repository as it is; `built` checks read `build/` and need a build first. */
export type Stage = 'source' | 'built';

/** Receives what a check reports besides findings: counts and other facts that are no fault. */
export type Note = (sentence: string) => void;

/** What `checks/<name>/run.ts` exports. */
export interface Check {
  readonly stage: Stage;
  /** @param root the repository's root folder */
  readonly run: (root: string, note: Note) => Promise<readonly Finding[]>;
}
