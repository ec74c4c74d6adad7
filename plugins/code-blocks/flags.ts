/** What stands after a fence's language. */
export interface FenceFlags {
  readonly title: string | null;
  /** Readers can run it (cypher only). */
  readonly live: boolean;
  /** A valid schema for the library's parser (json only). */
  readonly schema: boolean;
  /** ts: a TypeScript error code such as `2345`; cypher and sql: text that AGE's message must contain. */
  readonly expectError: string | null;
  /** Highlighted lines, 1-based, counted on the shown code. */
  readonly highlightLines: readonly number[];
  readonly highlightWords: readonly string[];
}

/** A message that holds double quotes, as many of AGE's do, stands between single ones. */
const TOKEN =
  /\s*(?:([a-z-]+)=(?:"([^"]*)"|'([^']*)')|expect-error=(\d+)|\{([\d,\s-]*)\}|\/((?:[^/\\]|\\.)+)\/|([^\s]+))/y;

interface MutableFlags {
  title: string | null;
  live: boolean;
  schema: boolean;
  expectError: string | null;
  highlightLines: number[];
  highlightWords: string[];
}

export interface ReadFlags {
  readonly flags: FenceFlags;
  /** One sentence for each thing that is not a flag. */
  readonly problems: readonly string[];
}

/** Highest line number in a range: no fence is longer, and a larger range would only fill the memory. */
const lastLine = 1000;

/** The line numbers of a list such as `1,3-5`; or else the end of a sentence that says what is wrong with the list. */
function readRanges(text: string): number[] | string {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const from = Number(range?.[1]);
    const to = Number(range?.[2] ?? range?.[1]);
    if (!range || from < 1 || to < from) return 'is not a list of lines such as {1,3-5}';
    if (to > lastLine) return `goes beyond line ${String(lastLine)}, the last that can be highlighted`;
    for (let line = from; line <= to; line += 1) lines.push(line);
  }
  return lines;
}

/**
 * Reads what stands after a fence's language: `title="…"`, `live`, `schema`, `expect-error=…`, `{1,3-5}`, `/word/`.
 * Never throws; what it cannot read becomes a problem.
 */
export function readFlags(meta: string): ReadFlags {
  const flags: MutableFlags = {
    title: null,
    live: false,
    schema: false,
    expectError: null,
    highlightLines: [],
    highlightWords: [],
  };
  const problems: string[] = [];
  const seen = new Set<string>();
  const once = (name: string): void => {
    if (seen.has(name)) problems.push(`the flag "${name}" stands twice`);
    seen.add(name);
  };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(meta); token; token = TOKEN.exec(meta)) {
    const [, key, doubleQuoted, singleQuoted, code, ranges, word, bare] = token;
    const text = doubleQuoted ?? singleQuoted;
    if (key === 'title' || key === 'expect-error') {
      once(key);
      if (!text) problems.push(`the flag "${key}" has no text`);
      else if (key === 'title') flags.title = text;
      else flags.expectError = text;
    } else if (code) {
      once('expect-error');
      flags.expectError = code;
    } else if (ranges !== undefined) {
      const lines = readRanges(ranges);
      if (typeof lines === 'string') problems.push(`"{${ranges}}" ${lines}`);
      else flags.highlightLines.push(...lines);
    } else if (word) {
      flags.highlightWords.push(word.replaceAll('\\/', '/'));
    } else if (bare === 'live' || bare === 'schema') {
      once(bare);
      flags[bare] = true;
    } else {
      problems.push(`"${bare ?? key}" is not a flag`);
    }
  }
  return { flags, problems };
}
