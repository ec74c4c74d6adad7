/**
 * Arrays of numbers as text. The index files are JSON, because static hosts compress known text types only. A number
 * below 60 is one printable character, one below 1920 is two, and so on. Quotes and backslashes are never used, so JSON
 * adds no escapes.
 */
const firstCode = 35;
const backslash = 92;
const lastDigits = 60;
const moreDigits = 91 - lastDigits;

const toCharacter = (digit: number): string => {
  const code = firstCode + digit;
  return String.fromCharCode(code >= backslash ? code + 1 : code);
};

/** Writes whole numbers from 0 up as one string. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let digits = toCharacter(number % lastDigits);
    for (let rest = Math.floor(number / lastDigits); rest > 0; rest = Math.floor((rest - 1) / moreDigits)) {
      digits = toCharacter(lastDigits + ((rest - 1) % moreDigits)) + digits;
    }
    text += digits;
  }
  return text;
}

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code > backslash ? code - 1 : code) - firstCode;
}

/**
 * Reads back what {@link encodeNumbers} wrote.
 *
 * @throws RangeError for a text that is cut off or has other characters
 */
export function decodeNumbers(text: string): Uint32Array {
  const numbers = new Uint32Array(text.length);
  let count = 0;
  let rest = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = digitAt(text, at);
    if (digit < 0 || digit > 90) throw new RangeError(`character ${at} of a number column is not a digit`);
    if (digit >= lastDigits) {
      rest = rest * moreDigits + digit - lastDigits + 1;
    } else {
      numbers[count++] = rest * lastDigits + digit;
      rest = 0;
    }
  }
  if (rest > 0) throw new RangeError('a number column is cut off');
  return numbers.subarray(0, count);
}

/** Ascending numbers as the differences between them. */
export function* toSteps(numbers: Iterable<number>): Generator<number> {
  let last = 0;
  for (const number of numbers) {
    yield number - last;
    last = number;
  }
}

/** Joins lines. Each is stored as the length of the prefix it shares with the previous line, and the rest. */
export function encodeLines(lines: readonly string[]): string {
  let last = '';
  return lines
    .map((line) => {
      let shared = 0;
      while (shared < 59 && shared < line.length && line[shared] === last[shared]) shared++;
      last = line;
      return toCharacter(shared) + line.slice(shared);
    })
    .join('\n');
}

/** Reads back what {@link encodeLines} wrote. */
export function decodeLines(text: string): string[] {
  if (text === '') return [];
  let last = '';
  return text.split('\n').map((line) => {
    last = last.slice(0, digitAt(line, 0)) + line.slice(1);
    return last;
  });
}
