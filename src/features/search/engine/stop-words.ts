/** Words that carry no subject. They are dropped from a query that has other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get gets getting had has have how i if in ' +
    'into is it its just let me my need no of off on or our out please shall should so some than that the their them ' +
    'then there these they this those to too up us use used using via want was we were what when where which who why ' +
    'will with would you your two three'
  ).split(' '),
);

/** Carry no subject in a sentence (“more than one label”, “the first ten”), and are half of it in `one to many`. */
export const numberWords: ReadonlySet<string> = new Set(['one', 'ten']);

/** The library's own name tells nothing apart on its own site. */
export const libraryName = /\bage-schema-client\b/gi;

/** Where a reader's server is, as messages end with it: `connect ECONNREFUSED 127.0.0.1:5432`, `::1:5432`. */
export const serverAddress = /(?:\b\d+(?:\.\d+){3}|::1)(?::\d+)?\b/g;
