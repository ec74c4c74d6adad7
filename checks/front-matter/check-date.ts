import type { Finding } from '../finding';
import { lineOfKey, type SourcePage } from '../source-pages';

/** Whether a day exists in the calendar; JavaScript and YAML take 2026-02-31 for the third of March. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Finds a date that does not exist. It reads the text, because the value that the parser made of it no longer shows the
 * fault.
 */
export function checkDate(page: SourcePage): readonly Finding[] {
  if (!(page.frontMatter.date instanceof Date)) return [];
  const line = lineOfKey(page, 'date');
  const written = /^date:\s*(\d+)-(\d+)-(\d+)/.exec(page.text.split('\n')[line - 1] ?? '');
  if (!written) return [];
  const [year = 0, month = 0, day = 0] = written.slice(1).map(Number);
  if (isDay(year, month, day)) return [];
  const message = `The front matter's "date" is ${written.slice(1).join('-')}, a day that no calendar has.`;
  return [{ file: page.file, line, message, remedy: 'Write the day as 2026-01-31.' }];
}
