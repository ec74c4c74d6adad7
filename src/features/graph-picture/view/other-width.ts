/** The least relative change of width for a new layout: a scroll bar that appears must not move every vertex. */
const leastChange = 0.2;

/** Whether a picture has to be laid out again for another width; a hidden picture has not. */
export const isOtherWidth = (drawn: number, now: number): boolean =>
  now > 0 && Math.abs(now - drawn) > drawn * leastChange;
