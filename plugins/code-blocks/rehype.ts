import path from 'node:path';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { showCode } from './cuts';
import { type PageFence, findFences } from './fences';
import { readFlags } from './flags';
import { highlight } from './highlight';
import { component, importDefault } from './mdx-nodes';
import { openHoverStore } from './types/hover-store';
import type { Hover } from './types/hovers';
import { writePageTypes } from './types/page-file';
import { packTypes } from './types/page-types';
import { docsPathOf, versionOfPage } from './types/sample-options';

const root = path.resolve(__dirname, '../..');
const hovers = openHoverStore(root);

/** The variable by which a page knows the address of its hovers. */
const typesVariable = 'codeTypes';

/** Replaces a fence by the component that shows it. */
async function showFence(
  fence: PageFence,
  graph: string | undefined,
  block: number | undefined,
): Promise<void> {
  const { code, language, metastring, replace } = fence;
  // An unknown flag must not take a page down while it is being written: checks/fences refuses it.
  const { flags } = readFlags(metastring);
  const shown = language === 'ts' ? showCode(code) : code;
  const html = await highlight(shown, language, flags);
  replace(
    component('CodeFence', {
      language,
      title: flags.title ?? undefined,
      live: flags.live,
      source: flags.live ? shown : undefined,
      graph: flags.live ? graph : undefined,
      types: block === undefined ? undefined : { variable: typesVariable },
      block: block === undefined ? undefined : String(block),
      html,
    }),
  );
}

/**
 * Turns each fence into `<CodeFence>` with its highlighted HTML, so that no highlighter reaches the browser, and puts
 * the types of its names into a file of the page's own, fetched when a reader asks.
 *
 * It stands in `beforeDefaultRehypePlugins` of docs, blog and pages.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const graph = (file.data.frontMatter as { readonly graph?: string } | undefined)?.graph;
    const fences = findFences(tree);
    const version = versionOfPage(root, file.path);
    const blocks: (readonly Hover[])[] = [];
    for (const fence of fences) {
      const found = fence.language === 'ts' ? await hovers.hoversOf(version, fence.code) : [];
      const block = found.length > 0 ? blocks.push(found) - 1 : undefined;
      await showFence(fence, graph, block);
    }
    if (blocks.length === 0) return;
    const address = writePageTypes(root, packTypes(docsPathOf(root, version), blocks));
    tree.children.unshift(importDefault(typesVariable, address));
  };
}
