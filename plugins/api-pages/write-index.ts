import { areas } from '../../api/areas';
import { byName } from '../repository-files/by-name';
import { Stop } from '../repository-files/stop';
import { escapeMdx } from './doc-comment';
import { writeFrontMatter } from './front-matter';
import { typeOnly } from './kinds';
import type { ApiItem, Markdown } from './model';

/** Values before types: what one calls comes before what describes it. */
const kindOrder = [
  'class',
  'function',
  'enum',
  'variable',
  typeOnly('class'),
  typeOnly('enum'),
  'interface',
  'type',
];

const byKindAndName = (a: ApiItem, b: ApiItem): number =>
  kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || byName(a.name, b.name);

/** Plain text as Markdown that MDX reads as the same text. */
const escapeText = (text: string): string => escapeMdx(text.replaceAll(/[\\`*_[\]{}<]/g, '\\$&'));

const writeEntry = ({ name, group, kind, description }: ApiItem): Markdown =>
  `<ApiEntry kind="${kind}">\n\n[${name}](./${group}/${name}.md)\n\n${escapeText(description)}\n\n</ApiEntry>`;

interface IndexOptions {
  /** The version's label: `0.3.0` or `Next`. */
  readonly version: string;
  /** Where the repository's files are edited, with a slash at its end. */
  readonly editUrl: string;
  /** The version's declarations, from the repository's root. */
  readonly folder: string;
  /** Link to the introduction, when there is one. */
  readonly intro: string | undefined;
}

/**
 * Writes the index: every item with one line, by area, in a list that a box filters.
 *
 * @throws Stop when an item names an area that `areas.ts` does not list
 */
export function writeIndex(
  items: readonly ApiItem[],
  { version, editUrl, folder, intro }: IndexOptions,
): Markdown {
  const lost = items.find((item) => !areas.some(({ category }) => category === item.category));
  if (lost) {
    throw new Stop(
      `${lost.file}: ${lost.name} has the category "${lost.category}", which api/areas.ts does not list. Correct the @category, or add the area.`,
    );
  }
  const frontMatter = writeFrontMatter({
    title: 'All declarations',
    description: `Every item that age-schema-client exports in ${version}, by what one does with it.`,
    kind: 'reference',
    sidebar_label: 'Overview',
    custom_edit_url: `${editUrl}${folder}/index.d.ts`,
    pagination_prev: null,
    pagination_next: null,
  });
  const sections = areas.flatMap(({ category, title, id, purpose }) => {
    const own = items.filter((item) => item.category === category).sort(byKindAndName);
    if (own.length === 0) return [];
    const entries = own.map(writeEntry).join('\n\n');
    return [
      `<ApiArea id="${id}">\n\n## ${title} {#${id}}\n\n${purpose}\n\n<ApiEntries>\n\n${entries}\n\n</ApiEntries>\n\n</ApiArea>`,
    ];
  });
  return [
    frontMatter,
    "import { ApiArea, ApiEntries, ApiEntry, ApiIndex } from '@site/src/features/api-pages/ApiIndex';",
    `These pages are made from the declarations of ${version}: signatures, parameters and what each call does and throws. To learn the library, start with the ${intro ? `[introduction](${intro})` : 'introduction'}.`,
    `<ApiIndex total="${items.length}">`,
    ...sections,
    '</ApiIndex>',
    '',
  ].join('\n\n');
}
