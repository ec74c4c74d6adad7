import type { ApiChange, SignatureChange } from '../../src/features/api-changes/changes';
import { pathOf } from '../declarations/api-places';
import { highlight } from '../code-blocks/highlight';
import { type NameFinder, linkNames } from '../code-blocks/link-names';
import type { Change, CodeChange } from './compare';
import { diffTokens, type Range } from './diff-tokens';
import { hangLines } from './hang-lines';
import { markHtml } from './mark-html';
import type { ExportedItem, SurfaceItem } from './surface';

/** A version, as far as its pages are linked to. */
export interface VersionPages {
  /** Path of its docs below the base URL: `docs/next`. */
  readonly docsPath: string;
  /** The address of a name's page with the base URL. */
  readonly find: NameFinder;
}

interface Sides {
  readonly before: VersionPages;
  readonly after: VersionPages;
}

const noMarks = { highlightLines: [], highlightWords: [] };

/** Code of a member gets the colours it has inside a class. */
async function writeCode(
  code: string,
  isMember: boolean,
  marks: readonly Range[],
  tag: 'del' | 'ins',
  find: NameFinder,
): Promise<string> {
  const context = isMember ? 'declare class C {' : '';
  const html = markHtml(linkNames(await highlight(code, 'ts', { ...noMarks, context }), find), marks, tag);
  return code.includes('\n') ? hangLines(html) : html;
}

async function writeSignature({ member, before, after }: CodeChange, sides: Sides): Promise<SignatureChange> {
  const old = before.join('\n');
  const now = after.join('\n');
  const { removed, added } = old && now ? diffTokens(old, now) : { removed: [], added: [] };
  const isMember = member !== '';
  return {
    member,
    ...(old && { before: await writeCode(old, isMember, removed, 'del', sides.before.find) }),
    ...(now && { after: await writeCode(now, isMember, added, 'ins', sides.after.find) }),
  };
}

/** The change of a value that became a type: it is imported in another way. */
const importChange = ({ name, kind }: Change): readonly CodeChange[] =>
  kind === 'type-only'
    ? [
        {
          member: '',
          before: [`import { ${name} } from 'age-schema-client'`],
          after: [`import type { ${name} } from 'age-schema-client'`],
        },
      ]
    : [];

const isExported = (item: SurfaceItem | ExportedItem | undefined): item is ExportedItem =>
  item !== undefined && 'place' in item;

const pageOf = (
  item: SurfaceItem | ExportedItem | undefined,
  { docsPath }: VersionPages,
): string | undefined => (isExported(item) ? `${docsPath}/${pathOf(item.place)}` : undefined);

/** A change as the page shows it: addresses below the base URL, signatures as highlighted HTML. */
export async function writeChange(change: Change, sides: Sides): Promise<ApiChange> {
  const { name, kind, before, after, codes } = change;
  const described = isExported(after) ? after : before;
  const signatures = [...importChange(change), ...codes].map((code) => writeSignature(code, sides));
  const beforePage = pageOf(before, sides.before);
  const afterPage = pageOf(after, sides.after);
  return {
    name,
    kind,
    word: described?.word ?? '',
    category: described?.category ?? '',
    summary: described?.summary ?? '',
    ...(beforePage && { before: beforePage }),
    ...(afterPage && { after: afterPage }),
    signatures: await Promise.all(signatures),
  };
}
