import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countOf } from '../../scripts/count-of';
import { thenTidy } from '../../scripts/then-tidy';
import type { Note, Stage } from '../check';
import * as fences from '../fences/run';
import type { Finding } from '../finding';
import * as frontMatter from '../front-matter/run';
import * as samplesCompile from '../samples-compile/run';
import { listFindings, runSamples } from '../samples-run/samples';
import { listSourcePages } from '../source-pages';
import { checkPlaces } from './check-places';
import { dropComments } from './drop-comments';
import { extractPages, type TemplatePage } from './extract';

export const stage: Stage = 'source';

const folder = 'docs/contributing/templates';
const silent: Note = () => undefined;

const noTemplate: Finding = {
  file: folder,
  message: 'There is no template here, so that none was checked.',
  remedy: 'Put them back, or let checks/templates/run.ts look where they are now.',
};

/** What samples need. */
const sampleRooms = ['api', 'graphs', 'checks/expected'];

/** Copies what the checks read, so that a template's page is checked where a writer would put it. */
function copyRooms(root: string, copy: string, rooms: readonly string[]): void {
  mkdirSync(copy);
  for (const room of rooms) {
    if (existsSync(path.join(root, room)))
      cpSync(path.join(root, room), path.join(copy, room), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

function addPages(copy: string, pages: readonly TemplatePage[]): void {
  for (const page of pages) {
    mkdirSync(path.dirname(path.join(copy, page.file)), { recursive: true });
    writeFileSync(path.join(copy, page.file), page.text);
  }
}

/** Points a finding about a copied page at the line of the template it came from. */
function blameTemplate(finding: Finding, pages: readonly TemplatePage[]): Finding[] {
  const page = pages.find(({ file }) => finding.file === file);
  return page ? [{ ...finding, file: page.template, line: page.line + (finding.line ?? 0) }] : [];
}

/** What the checks find on the pages, in repositories made for them. */
async function checkCopies(
  root: string,
  temporary: string,
  pages: readonly TemplatePage[],
): Promise<readonly Finding[]> {
  const [whole, alone] = [path.join(temporary, 'whole'), path.join(temporary, 'alone')];
  copyRooms(root, whole, [...sampleRooms, 'docs', 'versioned_docs', 'blog', 'src/pages']);
  copyRooms(root, alone, sampleRooms);
  // Only the templates' own samples run, because each takes its time anew.
  dropComments(alone);
  addPages(whole, pages);
  addPages(alone, pages);
  return [
    ...(await fences.run(alone, silent)),
    ...(await frontMatter.run(whole, silent)),
    ...(await samplesCompile.run(alone, silent)),
    ...listFindings((await runSamples({ root: alone, note: silent })).runs),
  ];
}

/** Every template of the contributing section passes the checks when it is copied to where it says. */
export async function run(root: string, note: Note): Promise<readonly Finding[]> {
  const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const templates = names.filter((name) => /\.mdx?$/.test(name));
  const shown = templates.flatMap((name) =>
    extractPages(`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')),
  );
  const written = listSourcePages(root).map(({ file }) => file);
  const { pages, findings: misplaced } = checkPlaces(shown, written);
  const empty = templates.filter((name) => !shown.some(({ template }) => template.endsWith(`/${name}`)));
  const temporary = mkdtempSync(path.join(tmpdir(), 'templates-'));
  const findings = await thenTidy(
    () => checkCopies(root, temporary, pages),
    () => rmSync(temporary, { recursive: true, force: true }),
  );
  note(
    `${countOf(pages.length, 'page')} of ${countOf(templates.length, 'template')} checked where they would be copied to`,
  );
  return [
    ...(templates.length > 0 ? [] : [noTemplate]),
    ...empty.map((name) => ({
      file: `${folder}/${name}`,
      line: 1,
      message: 'The template shows no page to copy.',
      remedy: 'Put the page into a fence of four backticks: ````mdx title="docs/….mdx".',
    })),
    ...misplaced,
    ...findings.flatMap((finding) => blameTemplate(finding, pages)),
  ];
}
