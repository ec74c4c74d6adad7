import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import { parseComment, parsePage } from '../markdown/parse-markdown';

/** A script or a file of this repository that a text names. */
export interface Mention {
  readonly kind: 'script' | 'file';
  readonly name: string;
  readonly line: number;
}

const script = /\bnpm run (?:--silent )?(?<name>[\w:-]+)/g;

/** A file that is run without one. */
const program = /\bnpx tsx (?<name>[\w./-]+)/g;

/** A path, not a pattern: nothing in it stands for something else. */
const filePath = /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/;

const commandsIn = (text: string, line: number): readonly Mention[] =>
  [['script', script] as const, ['file', program] as const].flatMap(([kind, command]) =>
    [...text.matchAll(command)].map(({ groups, index }) => ({
      kind,
      name: groups?.name ?? '',
      line: line + (text.slice(0, index).match(/\n/g)?.length ?? 0),
    })),
  );

/**
 * Scripts and programs in code, and paths in code marks that begin with a folder of the repository's root.
 *
 * @param rooms names in the repository's root
 */
export function findMentions(
  text: string,
  rooms: ReadonlySet<string>,
  format: 'md' | 'mdx',
): readonly Mention[] {
  const tree = format === 'mdx' ? parsePage(text) : parseComment(text);
  const found: Mention[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    // A fence's code begins on the line after its opening marks. A fence of Markdown is somebody else's page.
    if (node.type === 'code' && node.lang === 'bash') found.push(...commandsIn(node.value, line + 1));
    if (node.type !== 'inlineCode') return;
    found.push(...commandsIn(node.value, line));
    const isPath = node.value.includes('/') && filePath.test(node.value);
    if (isPath && rooms.has(node.value.split('/')[0] ?? '')) {
      found.push({ kind: 'file', name: node.value, line });
    }
  });
  return found;
}
