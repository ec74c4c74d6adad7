import path from 'node:path';
import { lineOfText } from '../../plugins/repository-files/line-of-text';
import { describeJsonProblem } from '../../plugins/repository-files/read-json';
import type { Finding } from '../finding';
import type { RoomFile } from './room-file';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page for the group: one of the docs by its id, or a list of what is in it. */
const isGroupLink = (value: unknown): boolean =>
  isMap(value) &&
  'type' in value &&
  (value.type === 'generated-index' || (value.type === 'doc' && 'id' in value && isText(value.id)));

/** The id of the page that a group leads to. */
const pageOf = (link: unknown): string | undefined =>
  isMap(link) && 'id' in link ? String(link.id) : undefined;

/** The fields of a sidebar's group that Docusaurus knows, with what each holds. */
const groupFields: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['label', isText],
  ['position', (value) => typeof value === 'number'],
  ['link', (value) => value === null || isGroupLink(value)],
  ['key', isText],
  ['description', isText],
  ['className', isText],
  ['collapsed', isSwitch],
  ['collapsible', isSwitch],
  ['customProps', isMap],
]);

const groupRemedy =
  'Write { "label": "Guides", "position": 3, "link": null }; without "link" the folder\'s README is its page.';

/** Needed because the build does not name the line of a wrong group, nor the file of a wrong field. */
export function checkGroup(
  { file, room }: RoomFile,
  text: string,
  files: readonly RoomFile[],
): readonly Finding[] {
  let group: unknown;
  try {
    group = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    const { line, reason } = describeJsonProblem(text);
    return [{ file, line, message: `This is no JSON: ${reason}.`, remedy: groupRemedy }];
  }
  if (!isMap(group))
    return [{ file, line: 1, message: 'This is no group of the sidebar.', remedy: groupRemedy }];
  const pages = new Set(files.map((each) => each.file.replace(/\.mdx?$/, '')));
  const isThere = (id: string): boolean =>
    [path.posix.dirname(file), room].some((folder) => pages.has(`${folder}/${id}`));
  return Object.entries(group).flatMap(([field, value]) => {
    const isRight = groupFields.get(field);
    if (isRight?.(value)) {
      const id = field === 'link' ? pageOf(value) : undefined;
      if (id === undefined || isThere(id)) return [];
      const message = `The group leads to the page "${id}", which is not there.`;
      const remedy =
        'Name a page by its path in this folder, or in the docs, without .mdx; or write "link": null.';
      return [{ file, line: lineOfText(text, field), message, remedy }];
    }
    const what = isRight ? `has a wrong "${field}"` : `has an unknown field "${field}"`;
    return [{ file, line: lineOfText(text, field), message: `The group ${what}.`, remedy: groupRemedy }];
  });
}
