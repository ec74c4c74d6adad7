/** Sent on `window` when the application answers clicks and keys, once for each full load. */
export const answersEvent = 'application-answers';
