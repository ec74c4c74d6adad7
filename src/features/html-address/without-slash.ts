/** A path without the slash at its end: with it or without, it is the same page. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, '');
