import { load } from 'cheerio';
import { checkContents, type HeadingProblem } from './check-contents';

/** The docs' own frame (sidebar, table of contents, footer) has no headings of the page's outline. */
const outline = 'main :is(h1, h2, h3, h4, h5, h6)';

/**
 * Looks at the outline a reader with a screen reader walks through, and at ids, which links and labels rely on:
 * one `h1`, no level skipped, no heading without text, no id twice. A table of contents lists the page's headings.
 *
 * @param deepest - The last level that the table of contents lists.
 */
export function checkHeadings(html: string, deepest: 2 | 3 = 3): readonly HeadingProblem[] {
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  const problems: HeadingProblem[] = [];
  let before = 0;
  let tops = 0;
  for (const element of $(outline).toArray()) {
    const level = Number(element.tagName.slice(1));
    const text = $(element).clone().find('.hash-link').remove().end().text().trim();
    if (text === '') {
      problems.push({ text, message: `There is an empty h${level}.`, remedy: 'Give it text or remove it.' });
    }
    if (level === 1) tops += 1;
    if (before > 0 && level > before + 1) {
      problems.push({
        text,
        message: `The heading "${text}" is h${level} after h${before}: a level is skipped.`,
        remedy: `Make it h${before + 1}.`,
      });
    }
    before = level;
  }
  if (tops !== 1) {
    problems.push({
      text: '',
      message: `The page has ${tops} headings of the first level instead of one.`,
      remedy:
        'The title of the front matter is the first heading; begin the text with sentences and use ## below.',
    });
  }
  const seen = new Set<string>();
  for (const element of $('[id]').toArray()) {
    const id = $(element).attr('id') ?? '';
    if (seen.has(id)) {
      problems.push({
        text: id,
        message: `The id "${id}" stands on two elements: links and labels reach only the first.`,
        remedy: 'Give one of them an id of its own.',
      });
    }
    seen.add(id);
  }
  return [...problems, ...checkContents($, deepest)];
}
