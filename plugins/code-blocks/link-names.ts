import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { readGeneratedPages } from '../api-pages/generated-pages';

/** Finds the address of a name's page or section, `undefined` for names without one. */
export type NameFinder = (name: string) => string | undefined;

const names = /[A-Za-z_$][\w$]*/g;

/** Where a generated page stands: the folder of all of them, and the item it is about. */
const placeOfPage = /^(.*\/api-generated)\/(?:[\w-]+\/)?([^/]+)\.mdx?$/;

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

/** The page's sections about types that have no page of their own: name of the type and id of its section. */
function typeSections(parent: Root | Element): readonly (readonly [name: string, id: string])[] {
  return parent.children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const { id } = node.properties;
    const isSection = typeof id === 'string' && id.startsWith('type-');
    return isSection ? [[textOf(node), id] as const] : typeSections(node);
  });
}

/**
 * Finds names for one page of the generated reference: the pages beside it, and its own sections about types.
 *
 * @param docsUrl - Address of the version's docs, with a slash at its end.
 * @returns undefined for a page that is not generated
 */
export function findNames(file: string, tree: Root, docsUrl: string): NameFinder | undefined {
  const [, folder, self] = placeOfPage.exec(file.replaceAll(path.sep, '/')) ?? [];
  if (!folder) return undefined;
  const sections = new Map(typeSections(tree));
  const pages = readGeneratedPages(folder);
  return (name) => {
    if (name === self) return undefined;
    const section = sections.get(name);
    if (section) return `#${section}`;
    const group = pages.get(name);
    return group && `${docsUrl}api-generated/${group}/${name}`;
  };
}

/** What follows a property's name. */
const afterProperty = /^\??:/;

/** Links the names in highlighted code. Strings, comments and names of properties are left as they are. */
export function linkNames(html: string, find: NameFinder): string {
  let colour = '';
  return html
    .split(/(<[^>]+>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        colour = /^<span class=(\w)>/.exec(part)?.[1] ?? '';
        return part;
      }
      if (colour === 's' || colour === 'c') return part;
      return part.replaceAll(names, (name, at: number) => {
        const isEntity = part[at - 1] === '&';
        const isProperty = afterProperty.test(part.slice(at + name.length));
        const address = isEntity || isProperty ? undefined : find(name);
        return address ? `<a href="${address}">${name}</a>` : name;
      });
    })
    .join('');
}

/** The text of inline code, its names as links. */
function linkText(text: string, find: NameFinder): ElementContent[] {
  const nodes: ElementContent[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(names)) {
    const href = find(name);
    if (!href) continue;
    nodes.push({ type: 'text', value: text.slice(from, index) });
    nodes.push({
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [{ type: 'text', value: name }],
    });
    from = index + name.length;
  }
  return [...nodes, { type: 'text', value: text.slice(from) }];
}

/** Links the names in a page's inline code, apart from code that is a link or a heading already. */
export function linkInlineNames(parent: Root | Element, find: NameFinder): void {
  for (const [index, node] of parent.children.entries()) {
    if (!('children' in node) || node.type !== 'element') {
      if ('children' in node) linkInlineNames(node as never, find);
      continue;
    }
    if (/^(?:a|pre|h[1-6])$/.test(node.tagName)) continue;
    if (node.tagName !== 'code') {
      linkInlineNames(node, find);
      continue;
    }
    const [text] = node.children;
    const children = text?.type === 'text' ? linkText(text.value, find) : [];
    // As explicit JSX, `code` stays inline; the theme would take Markdown `code` that holds elements for a block.
    if (children.length > 1) {
      parent.children[index] = {
        type: 'mdxJsxTextElement',
        name: 'code',
        attributes: [],
        data: { _mdxExplicitJsx: true },
        children,
      } as never;
    }
  }
}
