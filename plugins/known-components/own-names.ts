import type { Root } from 'mdast';
// Adds the types of MDX nodes to those of Markdown.
import type {} from 'remark-mdx';

/** The names that a page brings itself, in its import and export statements. */
export function ownNames({ children }: Root): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [name] of node.value.matchAll(/\b[A-Z]\w*/g)) names.add(name);
  }
  return names;
}
