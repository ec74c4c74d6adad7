/**
 * What PostgreSQL is started with in the page. Its own 128 MB of shared buffers are all written to at the start, which
 * takes a fifth of the start's work; the files they would buffer lie in memory already.
 */
export const START_PARAMETERS = ['-c', 'shared_buffers=16MB'] as const;
