/** A stretch of a text, from a position up to another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

interface Token extends Range {
  readonly text: string;
}

const tokens = (code: string): readonly Token[] =>
  [...code.matchAll(/[\w$]+|'[^']*'|"[^"]*"|=>|[^\s\w$]/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));

/** Lengths of the longest common subsequences of what follows each pair of places. */
function commonLengths(before: readonly Token[], after: readonly Token[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const same = before[i]?.text === after[j]?.text;
      const row = lengths[i] ?? [];
      row[j] = same
        ? 1 + (lengths[i + 1]?.[j + 1] ?? 0)
        : Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Joins ranges with only blanks between them: a changed phrase is one mark, up to the end of its line. */
function joinRanges(ranges: readonly Range[], code: string): readonly Range[] {
  const joined: Range[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && /^ *$/.test(code.slice(last.to, range.from)))
      joined.splice(-1, 1, { from: last.from, to: range.to });
    else joined.push(range);
  }
  return joined;
}

/** What of two texts differs, token by token; line breaks and indentation do not count. */
export function diffTokens(
  before: string,
  after: string,
): { readonly removed: readonly Range[]; readonly added: readonly Range[] } {
  const old = tokens(before);
  const now = tokens(after);
  const lengths = commonLengths(old, now);
  const removed: Range[] = [];
  const added: Range[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const a = old[i];
    const b = now[j];
    if (!a && !b) break;
    if (a && a.text === b?.text) {
      i += 1;
      j += 1;
    } else if (a && (!b || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      removed.push(a);
      i += 1;
    } else if (b) {
      added.push(b);
      j += 1;
    }
  }
  return { removed: joinRanges(removed, before), added: joinRanges(added, after) };
}
