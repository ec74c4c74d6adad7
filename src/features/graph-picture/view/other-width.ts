/** A scroll bar that comes or goes is no reason to move every vertex; a phone that is turned is. */
const leastChange = 0.2;

/** Whether a picture laid out for one width is to be laid out again for another; of a hidden picture it is not. */
export const isOtherWidth = (drawn: number, now: number): boolean =>
  now > 0 && Math.abs(now - drawn) > drawn * leastChange;
