/**
 * Start parameters of PostgreSQL in the page. It initialises all of its default 128 MB of shared buffers at the start,
 * which is a fifth of the start's work. The files they would buffer are in memory already.
 */
export const START_PARAMETERS = ['-c', 'shared_buffers=16MB'] as const;
