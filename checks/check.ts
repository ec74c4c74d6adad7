/** One thing that is wrong: where, what, and what to do about it. */
export interface Finding {
  /** Path from the root of the repository; for built pages the path inside `build/`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line?: number;
  readonly message: string;
  /** What the writer should do, as an imperative sentence. */
  readonly remedy: string;
}

/** `source` checks read the repository as it is; `built` checks read `build/` and need a build first. */
export type Stage = 'source' | 'built';

/** What a check may tell besides findings: counts and other facts that are no fault. */
export interface Notes {
  note(sentence: string): void;
}

/** What `checks/<name>/run.ts` exports. */
export interface Check {
  readonly stage: Stage;
  run(notes: Notes): Promise<readonly Finding[]>;
}
