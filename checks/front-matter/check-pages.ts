import type { z } from 'zod';
import { didYouMean, suchAs } from '../../plugins/repository-files/near-names';
import { withoutSlash } from '../../src/features/html-address/without-slash';
import type { Finding } from '../finding';
import { lineOfKey, type SourcePage } from '../source-pages';
import { checkDate } from './check-date';
import { docShape, pageShape, postShape } from './shape';

/** Names that front matter may use and that are defined elsewhere. */
export interface Known {
  readonly docTags: ReadonlySet<string>;
  readonly blogTags: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
}

const shapes = { docs: docShape, blog: postShape, pages: pageShape } as const;

/** Routes outside of a version that `related` may name. */
const sitePages: readonly string[] = ['glossary'];

function at(page: SourcePage, key: string, problem: string, remedy: string): Finding {
  return {
    file: page.file,
    line: lineOfKey(page, key),
    message: `The front matter's "${key}" ${problem}.`,
    remedy,
  };
}

function unreadable({ file }: SourcePage, problem: NonNullable<SourcePage['problem']>): Finding {
  const { line, reason, remedy } = problem;
  return { file, line, message: `The front matter is not valid YAML: ${reason}.`, remedy };
}

/** Docusaurus reads it as text then, and each field as missing. */
const beginsLate = ({ text }: SourcePage): boolean => /^\s+---\s/.test(text);

function late({ file }: SourcePage): Finding {
  const message = 'The front matter does not begin on the first line, and is read as text.';
  return { file, line: 1, message, remedy: 'Take away what stands above its first ---.' };
}

function fromIssue(page: SourcePage, issue: z.core.$ZodIssue): readonly Finding[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapes[page.room].shape);
    return issue.keys.map((key) =>
      at(page, key, 'is no known field', `${didYouMean(key, known)}Correct its spelling or remove it.`),
    );
  }
  const [key] = issue.path;
  if (key === undefined) {
    const message = 'The front matter has no fields.';
    return [
      { file: page.file, line: 2, message, remedy: 'Write each field as "name: value", on its own line.' },
    ];
  }
  const [problem = issue.message, remedy = 'correct it'] = issue.message.split(': ');
  const sentence = remedy.charAt(0).toUpperCase() + remedy.slice(1);
  return [at(page, String(key), problem, `${sentence}.`)];
}

function listOf(page: SourcePage, key: string): readonly string[] {
  const value = page.frontMatter[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function checkNames(
  page: SourcePage,
  key: string,
  known: ReadonlySet<string>,
  where: string,
): readonly Finding[] {
  return listOf(page, key)
    .filter((name) => !known.has(name))
    .map((name) =>
      at(
        page,
        key,
        `names "${name}", which is not in ${where}`,
        known.size > 0 ? `Choose one that is: ${[...known].join(', ')}.` : 'Add it there.',
      ),
    );
}

function checkTags(page: SourcePage, known: Known): readonly Finding[] {
  if (page.room === 'blog') {
    return [
      ...checkNames(page, 'tags', known.blogTags, 'blog/tags.yml'),
      ...checkNames(page, 'authors', known.authors, 'blog/authors.yml'),
    ];
  }
  if (page.version === 'next') return checkNames(page, 'tags', known.docTags, 'docs/tags.yml');
  if (page.frontMatter.tags === undefined) return [];
  return [at(page, 'tags', 'stands in a released version', 'Remove it: only Next has tag pages.')];
}

function checkRelated(page: SourcePage, pages: readonly SourcePage[]): readonly Finding[] {
  if (page.version === null) return [];
  const there = new Set([
    ...sitePages,
    ...pages.filter((each) => each.version === page.version).map((each) => each.id),
    ...pages.filter((each) => each.room === 'blog').map((each) => each.route),
  ]);
  return listOf(page, 'related').flatMap((route) => {
    if (withoutSlash(route) === page.id) {
      return [at(page, 'related', `names "${route}", the page itself`, 'Name a page to go to from here.')];
    }
    if (there.has(withoutSlash(route))) return [];
    return [
      at(
        page,
        'related',
        `names "${route}", which is no page of this version`,
        `Name routes as they follow docs/ (without a version), glossary, or blog/ and a post${suchAs(withoutSlash(route), there)}.`,
      ),
    ];
  });
}

/** Descriptions must differ between pages; only a page and its counterpart in the other version may share one. */
function checkUnique(pages: readonly SourcePage[], key: 'title' | 'description'): readonly Finding[] {
  const seen = new Map<string, SourcePage>();
  return pages.flatMap((page) => {
    const value = page.frontMatter[key];
    if (typeof value !== 'string') return [];
    const mark = `${String(page.version)}\n${value.trim().toLowerCase()}`;
    const first = seen.get(mark);
    if (first) return [at(page, key, `is that of ${first.file}, too`, 'Say what sets this page apart.')];
    seen.set(mark, page);
    return [];
  });
}

/**
 * Addresses must differ between pages: for two with one address the build only warns, and one page overwrites the
 * other.
 */
function checkRoutes(pages: readonly SourcePage[]): readonly Finding[] {
  const seen = new Map<string, SourcePage>();
  return pages.flatMap((page) => {
    const first = seen.get(withoutSlash(page.route));
    seen.set(withoutSlash(page.route), first ?? page);
    if (!first) return [];
    const [later, earlier] = page.frontMatter.slug === undefined ? [first, page] : [page, first];
    return [
      {
        file: later.file,
        line: lineOfKey(later, 'slug'),
        message: `The page has the address of ${earlier.file}: /${withoutSlash(later.route)}.`,
        remedy: 'Give it a slug, or a file name, of its own.',
      },
    ];
  });
}

/** Checks the shape of the front matter of every written page, and that every name in it is defined. */
export function checkPages(pages: readonly SourcePage[], known: Known): readonly Finding[] {
  return [
    ...pages.flatMap((page) => {
      if (page.problem) return [unreadable(page, page.problem)];
      if (beginsLate(page)) return [late(page)];
      const parsed = shapes[page.room].safeParse(page.frontMatter);
      return [
        ...(parsed.error?.issues.flatMap((issue) => fromIssue(page, issue)) ?? []),
        ...checkDate(page),
        ...checkTags(page, known),
        ...checkRelated(page, pages),
      ];
    }),
    ...checkRoutes(pages),
    ...checkUnique(pages, 'title'),
    ...checkUnique(pages, 'description'),
  ];
}
