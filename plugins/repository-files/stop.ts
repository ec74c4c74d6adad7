import { inspect } from 'node:util';

/** What an error says, to stand in a sentence of ours. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * An error whose message is all the reader needs: what is wrong and what to do. It is printed without a stack, by whatever
 * prints it: what ends a process of its own accord takes `stack`, Docusaurus takes `inspect`.
 */
export class Stop extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
