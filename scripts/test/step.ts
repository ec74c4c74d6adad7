/** How many things a step tried, and how they went. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** Program and arguments, run from the root of the repository. */
  readonly command: readonly [string, ...string[]];
  /** Names of the steps that must have passed before. */
  readonly needs?: readonly string[];
  /** How many of the two cores the step keeps busy. */
  readonly cores: 1 | 2;
  /** Reads the step's own count of tests after it ran, given what it printed; a step without one counts as one. */
  readonly count?: (output: string) => Counts | undefined;
  /** Names tests of the step that passed, but not at their first try. */
  readonly unsteady?: () => readonly string[];
  /** What failed in short, given what the step printed; a step without one is named alone. */
  readonly failures?: (output: string) => readonly string[];
}

export interface Result {
  readonly step: Step;
  readonly state: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** Everything the step printed, or why it did not run. */
  readonly output: string;
}
