import path from 'node:path';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { readKept } from '../graph-picture/kept';
import { drawSample } from '../graph-picture/sample-picture';
import { showCode } from './cuts';
import { type PageFence, findFences } from './fences';
import { readFlags } from './flags';
import { highlight } from './highlight';
import { type NameFinder, findNames, linkInlineNames, linkNames } from './link-names';
import { letBreak } from './let-break';
import { component, importDefault } from './hast-nodes';
import type { Hover } from './types/hovers';
import { writePageTypes } from './types/page-file';
import { packTypes } from './types/page-types';
import { versionOfPage } from '../declarations/sample-options';
import { docsPathOf } from '../repository-files/documented-versions';
import { hovers } from './types/site-hovers';

const root = path.resolve(__dirname, '../..');

/** The variable by which a page knows the address of its hovers. */
const typesVariable = 'codeTypes';

/** What is known of a page when its fences are shown. */
interface PageScope {
  readonly graph: string | undefined;
  /** Present on pages of the generated reference. */
  readonly find: NameFinder | undefined;
}

/** Whether a fence of the generated reference shows a declaration. It is not compiled, and its names become links. */
const isSignature = ({ metastring }: PageFence): boolean => /^signature\b/.test(metastring);

/** A fence in its place on the page. */
interface Place {
  /** Position among the page's fences with types; undefined for a fence without types. */
  readonly block: number | undefined;
  /** Position among all fences of the page. */
  readonly number: number;
  readonly next: PageFence | undefined;
}

const kept = readKept(root);

/** Replaces a fence by the components that show it: the code, and the picture of what it returned. */
async function showFence(
  fence: PageFence,
  { graph, find }: PageScope,
  { block, number, next }: Place,
): Promise<void> {
  const { code, language, metastring, replace } = fence;
  if (isSignature(fence) && find) {
    const context = metastring.includes('member') ? 'declare class C {' : '';
    const html = await highlight(code, language, { highlightLines: [], highlightWords: [], context });
    replace(component('ApiSignature', { html: letBreak(linkNames(html, find)) }));
    return;
  }
  // Unknown flags are ignored here, so that a page still builds while it is being written; `checks/fences` reports
  // them.
  const { flags } = readFlags(metastring);
  const shown = language === 'ts' ? showCode(code) : code;
  const html = await highlight(shown, language, flags);
  const sample = { language, code: shown, isLive: flags.live, next: next?.language };
  const picture = drawSample(sample, kept, `picture-${number + 1}`);
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
    ...(picture ? [component('SamplePicture', { ...picture })] : []),
  );
}

interface Options {
  /** The site's base URL, with a slash at its end. */
  readonly baseUrl: string;
}

/**
 * Turns each fence into `<CodeFence>` with its highlighted HTML, so that no highlighter reaches the browser. Writes the
 * types of a page's names into a file of its own, which is fetched when a reader asks for a type. On pages of the
 * generated reference the names in code become links.
 *
 * It stands in `beforeDefaultRehypePlugins` of docs, blog and pages.
 */
export function rehypeCodeBlocks({ baseUrl }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const graph = (file.data.frontMatter as { readonly graph?: string } | undefined)?.graph;
    const version = versionOfPage(root, file.path);
    const find = findNames(file.path, tree, `${baseUrl}${docsPathOf(root, version)}/`);
    if (find) linkInlineNames(tree, find);
    const blocks: (readonly Hover[])[] = [];
    const fences = findFences(tree);
    const types = await Promise.all(
      fences.map(async (fence) =>
        fence.language === 'ts' && !isSignature(fence) ? hovers.hoversOf(version, fence.code) : [],
      ),
    );
    for (const [number, fence] of fences.entries()) {
      const found = types[number] ?? [];
      const block = found.length > 0 ? blocks.push(found) - 1 : undefined;
      await showFence(fence, { graph, find }, { block, number, next: fences[number + 1] });
    }
    if (blocks.length === 0) return;
    const address = writePageTypes(root, packTypes(docsPathOf(root, version), blocks));
    tree.children.unshift(importDefault(typesVariable, address));
  };
}
