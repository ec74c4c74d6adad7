import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { docsFolderOf, limits } from '../../limits';
import { Stop } from '../fail';
import { cutLimitsReadme } from './cut-limits';
import { cutRoutes } from './cut-routes';
import type { CutRequest } from './read-request';

/** A file as it will be. */
export interface Rewritten {
  /** From the repository's root. */
  readonly file: string;
  readonly text: string;
}

interface Edit {
  readonly file: string;
  /** Must be found exactly once. */
  readonly find: RegExp;
  readonly replace: string;
  /** What the edit is for, in an error. */
  readonly what: string;
}

const quote = (version: string): string => `'${version}'`;

/** Every place outside the copied folders that lists the released versions. */
function editsFor({ version, released }: CutRequest): readonly Edit[] {
  const [latest] = released;
  const old = quote(latest).replaceAll('.', '\\.');
  return [
    {
      file: 'config/docs.ts',
      find: new RegExp(`latestVersion = ${old}`),
      replace: `latestVersion = ${quote(version)}`,
      what: 'the version readers land on',
    },
    {
      file: 'config/docs.ts',
      find: /( *)\[latestVersion\]: \{ label: latestVersion, banner: 'none' \},\n/,
      replace: `$&$1${quote(latest)}: { label: ${quote(latest)}, path: ${quote(latest)}, banner: 'unmaintained' },\n`,
      what: 'the label of the version readers land on',
    },
    {
      file: 'limits/limit.ts',
      // Many versions stand in a line each.
      find: /'next',?\s*\] as const;/,
      replace: `${quote(version)}, $&`,
      what: 'the list of versions that a limit may hold in',
    },
    {
      file: 'limits/limit.ts',
      find: new RegExp(`LATEST_VERSION: DocVersion = ${old}`),
      replace: `LATEST_VERSION: DocVersion = ${quote(version)}`,
      what: 'the version that pages outside the docs speak of',
    },
    {
      file: '.gitignore',
      find: /\/docs\/api-generated\/\n/,
      replace: `$&/${docsFolderOf(version)}/api-generated/\n`,
      what: 'the generated pages',
    },
  ];
}

/** What is expected of the declarations of Next holds for the version cut from them. */
function copyExpectations(text: string, version: string): string {
  const [, entry] = /\n( {2}next: \{\n[\s\S]*?\n {2}\},\n)/.exec(text) ?? [];
  if (entry === undefined)
    throw new Stop(
      'checks/api/expectations.ts: the entry for next was not found. Write it as `next: { … },`.',
    );
  return text.replace(entry, () => entry.replace('next:', `${quote(version)}:`) + entry);
}

/**
 * Stops where an earlier cut was interrupted between two of its files: some lists would name the version twice.
 *
 * @throws Stop naming the files that name the version already
 */
function refuseHalfCut(texts: ReadonlyMap<string, string>, version: string): void {
  const marks = [quote(version), `/${docsFolderOf(version)}/`];
  const files = [...texts].filter(([, text]) => marks.some((mark) => text.includes(mark)));
  if (files.length > 0)
    throw new Stop(
      `${files.map(([file]) => file).join(', ')}: ${version} is there already, as an interrupted cut leaves it. ` +
        'Nothing was changed. Take from git what git status shows of that cut, and run the command again.',
    );
}

function applyEdit(text: string, { file, find, replace, what }: Edit): string {
  const found = text.match(new RegExp(find, 'g'))?.length ?? 0;
  if (found === 1) return text.replace(find, replace);
  throw new Stop(
    `${file}: ${what} was found ${found} times instead of once (looked for ${String(find)}). ` +
      'Nothing was changed. Adjust scripts/version-cut/rewrite.ts to the file.',
  );
}

/** @throws Stop for a file that is missing */
function readPart(root: string, file: string): string {
  const place = path.join(root, file);
  if (existsSync(place)) return readFileSync(place, 'utf8');
  throw new Stop(`${file}: it is missing, and lists versions. Nothing was changed. Restore it from git.`);
}

/**
 * Formats the file again, because one more version may make a line too long. Files that the formatter leaves alone stay
 * as they are.
 */
async function formatLike(root: string, file: string, text: string): Promise<string> {
  const place = path.join(root, file);
  const { inferredParser } = await getFileInfo(place, { ignorePath: path.join(root, '.prettierignore') });
  if (inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(place)), filepath: place });
}

/**
 * Computes every file that names versions as it will be after the cut; writes nothing.
 *
 * @throws Stop naming the file that does not look as expected
 */
export async function rewriteFiles(root: string, request: CutRequest): Promise<readonly Rewritten[]> {
  const { version, released } = request;
  const edits = editsFor(request);
  const expectations = 'checks/api/expectations.ts';
  const texts = new Map(
    [...edits.map(({ file }) => file), expectations].map((file) => [file, readPart(root, file)]),
  );
  refuseHalfCut(texts, version);
  const change = (file: string, by: (text: string) => string): void =>
    void texts.set(file, by(texts.get(file) ?? ''));
  for (const edit of edits) change(edit.file, (text) => applyEdit(text, edit));
  change(expectations, (text) => copyExpectations(text, version));
  const routes = 'checks/expected/routes.json';
  texts.set(routes, cutRoutes(readPart(root, routes), routes, version));
  texts.set('limits/README.md', cutLimitsReadme(limits, version));
  texts.set('versions.json', `${JSON.stringify([version, ...released])}\n`);
  return Promise.all(
    [...texts].map(async ([file, text]) => ({ file, text: await formatLike(root, file, text) })),
  );
}
