import type { Node } from 'postcss';

interface AtRuleHead {
  readonly name: string;
  readonly params: string;
}

/** Names and parameters of the at-rules a node stands in, the outermost first. */
export function atRulesAround({ parent }: Node): readonly AtRuleHead[] {
  if (parent?.type !== 'atrule') return [];
  const { name, params } = parent as unknown as AtRuleHead;
  return [...atRulesAround(parent), { name, params }];
}
