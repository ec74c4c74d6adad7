import { isValidPathname } from '@docusaurus/utils';
import { isLinkedPage, linkedPage } from '../repository-files/files-below';
import { fileIn } from '../repository-files/file-in';
import { frontMatterOf } from '../repository-files/read-yaml';
import { Stop } from '../repository-files/stop';

interface Demand {
  readonly fields: readonly string[];
  readonly isMet: (value: unknown) => boolean;
  /** The message for a field that does not meet the demand: what is wrong and what to do. */
  readonly told: string;
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Stricter than `Number()`, which also converts booleans and blanks; Docusaurus does not. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));

/** A slug counts from the page's folder unless it begins with a slash. */
const isAddress = (value: unknown): boolean =>
  isValidPathname(`/${String(value).replace(/^\//, '')}`) && !/\s/.test(String(value));

/** What Docusaurus demands of fields. Its own error prints the whole front matter and gives no line. */
const demands: readonly Demand[] = [
  {
    fields: ['title', 'description', 'slug', 'sidebar_label', 'image'],
    isMet: isScalar,
    told: 'is no text. Write some text, in quotes where it begins with a sign',
  },
  {
    fields: ['slug'],
    isMet: isAddress,
    told: 'is no address. Write small letters, digits and hyphens, with / between folders',
  },
  {
    fields: ['sidebar_position'],
    isMet: isNumber,
    told: 'is no number. Write one, such as 3',
  },
  {
    fields: ['keywords', 'tags'],
    isMet: (value) => Array.isArray(value),
    told: 'is no list. Write one, such as [one, two]',
  },
  {
    fields: ['keywords'],
    isMet: (value) => Array.isArray(value) && value.length > 0,
    told: 'is empty. Name words that readers may search for',
  },
  {
    fields: ['date'],
    isMet: (value) => value instanceof Date || (isScalar(value) && !Number.isNaN(Date.parse(String(value)))),
    told: 'is no day. Write it as 2026-01-31',
  },
];

const lineOf = (text: string, field: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;

/**
 * Refuses a page whose head Docusaurus would refuse at greater length.
 *
 * @param root - The repository's root.
 * @param page - Its file, as an absolute path, and its text.
 * @throws Stop naming file, line and remedy, for a symbolic link, front matter that is no YAML, or a field that is not of its
 * kind
 */
export function refuseFrontMatter(
  root: string,
  page: { readonly filePath: string; readonly fileContent: string },
): void {
  const file = fileIn(root, page.filePath);
  // Without this, the build would fail where the page is rendered, with an error that names no file.
  if (isLinkedPage(root, page.filePath))
    throw new Stop(`${file}: ${linkedPage.message} ${linkedPage.remedy}`);
  const frontMatter = frontMatterOf(file, page.fileContent);
  for (const { fields, isMet, told } of demands)
    for (const field of fields) {
      const value = frontMatter[field];
      if (value === undefined || isMet(value)) continue;
      throw new Stop(`${file}:${lineOf(page.fileContent, field)}: The front matter's "${field}" ${told}.`);
    }
}
