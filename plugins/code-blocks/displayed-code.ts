import { removeTwoslashNotations } from 'twoslash/fallback';

/** What readers see of a sample: a `ts` fragment compiles with the lines above its cut, and shows without them. */
export const displayedCode = (code: string, language: string): string =>
  language === 'ts' ? removeTwoslashNotations(code).replace(/^\n+|\n+$/g, '') : code;
