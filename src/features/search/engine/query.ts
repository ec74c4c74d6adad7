import { messagePartsOf, type MessagePart } from './message-key';
import { libraryName, numberWords, placesAndTimes, stopWords } from './stop-words';
import { findTokens, foldWord, splitIdentifier, type Token } from './words';

/** A query as the engine sees it. */
export interface ParsedQuery {
  /** The words to find, identifiers in parts. */
  readonly words: readonly string[];
  /** Neighbouring words that may be one identifier: "query builder" is also tried as `querybuilder`. */
  readonly spans: readonly Span[];
  /** Terms of the parts of the query that may be an error message which a section explains. */
  readonly messageParts: readonly MessagePart[];
  /** True while the last word may still be growing. */
  readonly lastIsOpen: boolean;
  /** True when the reader wrote a name as code: `camelCase`, `SNAKE_CASE`, `call()`, `a.b`. */
  readonly namesCode: boolean;
  /** True when it begins with a capital, as one-word class names do: `Connection`. */
  readonly isCapital: boolean;
  /**
   * True when the query describes a failure or is a pasted message: "connection refused", `relation "x" does not
   * exist`.
   */
  readonly tellsFailure: boolean;
  /** True when the reader asks what something is: "what is an edge". */
  readonly asksMeaning: boolean;
  /**
   * All words folded and joined, for comparison with whole titles. If the query asks for a meaning, only its subject.
   */
  readonly joined: string;
  /** All words folded and joined by dots, for comparison with a title and a heading below it. */
  readonly path: string;
}

interface Span {
  readonly from: number;
  /** Index after the last word. */
  readonly to: number;
  readonly term: string;
  /** True when the reader wrote it in one piece. */
  readonly asWritten: boolean;
}

const longestQuery = 256;
const mostWords = 16;
const longestSpan = 4;

/** Soft hyphens, direction marks and the like, which copied text may contain. */
const invisible = /\p{Cf}/gu;

/** The part of a query that is read: its first 256 visible characters, with letters and accents composed. */
export const toReadable = (query: string): string =>
  query.replace(invisible, '').normalize().slice(0, longestQuery);

/**
 * Spells "can't" out as pages do, and "doesn't" as two words. Without this they would be no words, or others ("cast").
 */
const spellOut = (query: string): string =>
  query
    .replace(/\bcan['\u2019]?t\b/gi, 'cannot')
    .replace(/\bwon['\u2019]t\b/gi, 'will not')
    .replace(/(?<=\w)n['\u2019]t\b/gi, ' not');

/** A query with at least this many words, stop words not counted, is a sentence. */
const fewestOfSentence = 3;

/** Characters that error messages have and questions do not. */
const messageMarks = /["`':]|\((?!\))/;
const failureWords =
  /\b(errors?|cannot|not|fails?|failed|failing|missing|undefined|invalid|denied|refused|unable|exceptions?|unknown|already|violat\w*|hangs?|wrong|broken|lost|too|nothing)\b|\bwhy\b.*\bmy\b|\bno (rows|results?|data)\b/i;

/** The opening of a question for a meaning; its subject follows. */
const meaningWords = /^\s*(?:what(?:['\u2019]s|\s+(?:is|are))|definition of|meaning of)\b/i;

/**
 * Parses what a reader typed or pasted: its first 256 characters and 16 words. If other words remain, it drops stop
 * words, the library's own name, the place and time of a log message, and the opening of a question.
 */
export function parseQuery(query: string): ParsedQuery {
  const asked = spellOut(toReadable(query));
  const subject = asked.replace(meaningWords, '');
  const asksMeaning = subject !== asked && subject.trim() !== '';
  const named = asksMeaning ? subject : asked;
  const unnamed = named.replace(libraryName, ' ').replace(placesAndTimes, ' ');
  const text = findTokens(unnamed).length > 0 ? unnamed : named;
  const tokens = findTokens(text).slice(0, mostWords);
  /** A stop word after a dot is a name: `QueryBuilder.where`. */
  const isName = (token: Token): boolean => text[token.start - 1] === '.';
  const saying = tokens.filter((token) => isName(token) || !stopWords.has(foldWord(token.text)));
  const uncounted = saying.filter((token) => !numberWords.has(foldWord(token.text)));
  const subjects = uncounted.length >= fewestOfSentence ? uncounted : saying;
  const last = /[\p{L}\p{N}_$]$/u.test(text) ? tokens.at(-1) : undefined;
  // A single letter of a further word is ignored: it says too little, and a list that it changed would change again
  // with the second letter.
  const long = subjects.filter((token) => token.text.length > 1 || (token === last && /\d/.test(token.text)));
  const kept = [long, subjects, tokens].find(({ length }) => length > 0) ?? [];

  const words: string[] = [];
  const spans: Span[] = [];
  let splits = false;
  for (const token of kept) {
    const parts = splitIdentifier(token)
      .map((part) => foldWord(part.text))
      .filter((part) => part.length > 0);
    const whole = foldWord(token.text);
    if (!whole) continue;
    const from = words.length;
    if (parts.length > 1 && parts.every((part) => part.length > 1)) {
      words.push(...parts);
      spans.push({ from, to: words.length, term: whole, asWritten: true });
      splits = true;
    } else if (!words.includes(whole)) {
      words.push(whole);
    }
  }
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + longestSpan); to++) {
      const term = words.slice(from, to).join('');
      if (!spans.some((span) => span.from === from && span.to === to))
        spans.push({ from, to, term, asWritten: false });
    }
  }
  return {
    words,
    spans,
    messageParts: words.length > 1 ? messagePartsOf(asked) : [],
    lastIsOpen: last !== undefined && kept.at(-1) === last && endsIn(last, words),
    // Longer texts are messages that happen to contain a name.
    namesCode:
      kept.length <= 3 &&
      (splits || /\w\(\)?|[a-z]\w*\.[a-z]\w*/i.test(text) || kept.some((token) => /[_$]/.test(token.text))),
    isCapital: /^\s*\p{Lu}/u.test(text),
    tellsFailure: messageMarks.test(named) || failureWords.test(named),
    asksMeaning,
    joined: (asksMeaning ? kept : tokens).map((token) => foldWord(token.text)).join(''),
    path: tokens.map((token) => foldWord(token.text)).join('.'),
  };
}

/**
 * Whether the last token is the last word. It is not if the query has the word already, which is then a complete word.
 */
const endsIn = (last: Token, words: readonly string[]): boolean =>
  [last, ...splitIdentifier(last)].some(({ text }) => foldWord(text) === words.at(-1));
