/** An error whose message is all the reader needs: what is wrong and what to do. Commands print it without a stack. */
export class Stop extends Error {}
