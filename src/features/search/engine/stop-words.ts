/** Words that carry no subject. They are dropped from a query that has other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get gets getting had has have how i if in ' +
    'into is it its just let me my need no of off on or our out please shall should so some than that the their them ' +
    'then there these they this those to too up us use used using via want was we were what when where which who why ' +
    'will with would you your two three'
  ).split(' '),
);

/**
 * Words that carry no subject in a sentence (“more than one label”, “the first ten”), but half of it in `one to many`.
 */
export const numberWords: ReadonlySet<string> = new Set(['one', 'ten']);

/** The library's own name, which distinguishes nothing on its own site. */
export const libraryName = /\bage-schema-client\b/gi;

/**
 * Addresses and times in messages and logs: `connect ECONNREFUSED 127.0.0.1:5432`, `::1:5432`,
 * `2026-10-03 12:00:00.123 UTC [4711] ERROR:`.
 */
export const placesAndTimes =
  /(?:\b\d+(?:\.\d+){3}|::1)(?::\d+)?\b|\b\d{4}-\d\d-\d\d[ T]\d\d:[\d:.]+(?:Z|(?: [A-Z]+)? \[\d+\])?/g;
