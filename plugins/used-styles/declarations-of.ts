import type { Container, Declaration } from 'postcss';

/** All declarations below a node, in their order. PostCSS' own walk lets nodes change meanwhile, and takes longer. */
export function declarationsOf({ nodes }: Container, found: Declaration[] = []): readonly Declaration[] {
  for (const node of nodes ?? []) {
    if (node.type === 'decl') found.push(node);
    else if (node.type !== 'comment') declarationsOf(node, found);
  }
  return found;
}
