import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import type { Finding } from '../finding';
import { toPassage } from '../passages/passage';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

interface Heading {
  readonly text: string;
  readonly line: number;
}

const explicitId = /\{#[^}]+\}\s*$/;

/** The headings of a page whose anchor is made from their words, by that anchor. */
function headingsWithoutId(page: SourcePage): ReadonlyMap<string, Heading> {
  const lines = page.text.split('\n');
  const slugger = createSlugger();
  const found = new Map<string, Heading>();
  visit(treeOf(page), 'heading', (node) => {
    const line = lineOf(node);
    if (explicitId.test(lines[line - 1] ?? '')) return;
    const heading = toPassage({ kind: 'heading', file: page.file, line }, node.children).text;
    found.set(slugger.slug(heading), { text: heading, line });
  });
  return found;
}

/** The file a link leads to. A route names none, and is left to the check of the built site. */
function targetOf(file: string, url: string): { file: string; anchor: string } | undefined {
  const [target = '', anchor] = url.split('#');
  if (!anchor) return undefined;
  return { file: target === '' ? file : path.posix.join(path.posix.dirname(file), target), anchor };
}

/** Finds linked headings whose anchor is made from their words: a change of the words would break the link. */
export function checkHeadingIds(pages: readonly SourcePage[]): readonly Finding[] {
  const headings = new Map(pages.map((page) => [page.file, headingsWithoutId(page)]));
  return pages.flatMap((page) => {
    const findings: Finding[] = [];
    visit(treeOf(page), ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const target = targetOf(page.file, node.url);
      const heading = target && headings.get(target.file)?.get(target.anchor);
      if (!target || !heading) return;
      findings.push({
        file: target.file,
        line: heading.line,
        message: `${page.file}:${lineOf(node)} links to the heading "${heading.text}", which has no id of its own.`,
        remedy: `Write {#${target.anchor}} behind the heading, so that the link outlives its words.`,
      });
    });
    return findings;
  });
}
