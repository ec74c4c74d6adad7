/** What JSON consists of: marks, strings, and all else that stands alone. */
const tokenPattern = /[{}[\],:]|"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+/g;

/** Whether a path begins with all of another. */
const beginsWith = (path: readonly PropertyKey[], start: readonly PropertyKey[]): boolean =>
  start.every((key, i) => String(path[i]) === String(key)) && start.length <= path.length;

/**
 * The line of a value of a JSON text, or, where the path leads to none, of the last value on the way there.
 *
 * @param json - A text that parses.
 * @param path - The keys and indexes that lead there, as in `[3, 'name']`.
 */
export function lineInJson(json: string, path: readonly PropertyKey[]): number {
  const tokens = json.matchAll(tokenPattern);
  let found = 0;
  const take = (): { readonly text: string; readonly index: number } => {
    const { value } = tokens.next() as IteratorYieldResult<RegExpExecArray>;
    return { text: value[0], index: value.index };
  };
  const readValue = (at: readonly PropertyKey[], { text, index } = take()): void => {
    // Of two values of one key the later one counts, as it does to `JSON.parse`.
    if (beginsWith(path, at)) found = index;
    if (text === '[') readList(at);
    if (text === '{') readObject(at);
  };
  const readList = (at: readonly PropertyKey[]): void => {
    for (let i = 0, next = take(); next.text !== ']'; next = take()) {
      if (next.text !== ',') readValue([...at, i++], next);
    }
  };
  const readObject = (at: readonly PropertyKey[]): void => {
    for (let next = take(); next.text !== '}'; next = take()) {
      if (next.text === ',') continue;
      const key = JSON.parse(next.text) as string;
      take();
      readValue([...at, key]);
    }
  };
  readValue([]);
  return json.slice(0, found).split('\n').length;
}
