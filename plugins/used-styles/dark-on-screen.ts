import { choices } from './choices';
import type { AtRule, Rule, SheetNode } from './tree';

const dark = /\[data-theme=["']?dark["']?\]/;

/** Whether a rule applies only in dark mode. A selector that merely negates or lists the mode does not count. */
const asksForDark = ({ selectors }: Rule): boolean =>
  selectors.every((selector) => dark.test(selector) && dark.test(selector.replace(choices, '')));

const namesMedium = ({ name, params }: AtRule): boolean =>
  name === 'media' && /\b(?:screen|print)\b/.test(params);

const onScreen = (nodes: readonly SheetNode[]): AtRule => ({
  type: 'at-rule',
  name: 'media',
  params: 'screen',
  nodes,
});

const isOnScreen = (node: SheetNode | undefined): node is AtRule =>
  node?.type === 'at-rule' && node.name === 'media' && node.params === 'screen';

/** Moves each rule for dark mode only, in its place, into `@media screen`: paper is white in both modes. */
export function keepDarkOnScreen(nodes: readonly SheetNode[]): readonly SheetNode[] {
  const kept: SheetNode[] = [];
  for (const node of nodes) {
    const before = kept.at(-1);
    if (node.type === 'at-rule' && node.nodes && !namesMedium(node))
      kept.push({ ...node, nodes: keepDarkOnScreen(node.nodes) });
    else if (node.type !== 'rule' || !asksForDark(node)) kept.push(node);
    else if (isOnScreen(before)) kept.splice(-1, 1, onScreen([...(before.nodes ?? []), node]));
    else kept.push(onScreen([node]));
  }
  return kept;
}
