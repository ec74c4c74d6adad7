import postcss, { type Root, type Rule } from 'postcss';
import { atRulesAround } from './at-rules-around';

/** What only negates or lists the mode does not ask for it. */
const choices = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const dark = /\[data-theme=["']?dark["']?\]/;

const asksForDark = ({ selectors }: Rule): boolean =>
  selectors.every((selector) => dark.test(selector.replace(choices, '')));

const namesItsMedium = (rule: Rule): boolean =>
  atRulesAround(rule).some(({ name, params }) => name === 'media' && /\b(?:screen|print)\b/.test(params));

/** Paper is white in both modes: each rule of dark mode alone is moved, where it stands, into `@media screen`. */
export function keepDarkOnScreen(root: Root): void {
  root.walkRules((rule) => {
    if (!asksForDark(rule) || namesItsMedium(rule)) return;
    const before = rule.prev();
    if (before?.type === 'atrule' && before.name === 'media' && before.params === 'screen')
      before.append(rule);
    else rule.replaceWith(postcss.atRule({ name: 'media', params: 'screen', nodes: [rule.clone()] }));
  });
}
