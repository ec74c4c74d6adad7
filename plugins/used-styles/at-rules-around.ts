import type { AtRule, Node } from 'postcss';

/** The at-rules a node stands in, the outermost first. */
export function atRulesAround({ parent }: Node): readonly AtRule[] {
  return parent?.type === 'atrule' ? [...atRulesAround(parent), parent as AtRule] : [];
}
