/** What the text after a fence's language says about showing it. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** Readers can run the block on the page. */
  readonly live: boolean;
  /** The error the sample must give, as written: a TypeScript code or a piece of AGE's message. */
  readonly expectedError: string | undefined;
  /** Line ranges and words to mark, in the notation of Shiki's transformers: `{1,3-4} /word/`. */
  readonly marks: string;
  /** Parts that are none of the above, as written. */
  readonly unknown: readonly string[];
}

// Quoted values and /words/ may hold spaces, so the parts are matched and not split.
const partPattern = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|(\{[\d,\s-]+\})|(\/(?:\\.|[^/\\])+\/)|(\S+)/g;

/**
 * Reads the meta string of a fence: `title="a.ts" {1,3-4} /word/ live expect-error=2345`.
 *
 * It never throws: an unknown flag must not take a page down while it is being written. The fence check refuses what
 * comes back as `unknown`.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  let title: string | undefined;
  let expectedError: string | undefined;
  let live = false;
  const marks: string[] = [];
  const unknown: string[] = [];
  for (const [part, key, double, single, bare, range, word, flag] of meta.matchAll(partPattern)) {
    const value = double ?? single ?? bare;
    if (key === 'title') title = value;
    else if (key === 'expect-error') expectedError = value;
    else if (range || word) marks.push(part);
    else if (flag === 'live') live = true;
    else if (flag !== 'schema') unknown.push(part);
  }
  return { title, live, expectedError, marks: marks.join(' '), unknown };
}
