import { inspect } from 'node:util';

/** An error's message, to be put into a sentence of ours. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * An error whose message is all the reader needs: what is wrong and what to do. It prints without a stack however it is
 * printed: `stack` is the message, for a process that ends by itself, and so is what `inspect` gives, which Docusaurus
 * prints.
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
