import postcss, { type Declaration, type Root, type Rule } from 'postcss';
import { atRulesAround } from './at-rules-around';
import { keepDarkOnScreen } from './dark-on-screen';
import { declarationsOf } from './declarations-of';
import { inlineConstants } from './inline-constants';
import { isUsed, type Judge, pickRules } from './pick-rules';
import type { Words } from './words';

const read = /var\(\s*(--[\w-]+)/g;

/** Custom properties that nothing reads go, and then those that only they have read. */
function dropUnreadProperties(root: Root, words: Words): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const wanted = new Set<string>();
    const properties: Declaration[] = [];
    for (const declaration of declarationsOf(root)) {
      for (const [, name = ''] of declaration.value.matchAll(read)) wanted.add(name);
      if (declaration.prop.startsWith('--')) properties.push(declaration);
    }
    for (const property of properties) {
      if (wanted.has(property.prop) || words.has(property.prop)) continue;
      property.remove();
      dropped = true;
    }
  }
}

/** Where the properties of the whole page are set; `html` before a mode's attribute and `:root` after it add nothing. */
const scopes = [':root', '[data-theme=dark]'] as const;

const scopeOf = (rule: Rule): string | undefined => {
  const selector = rule.selector.replace(/^html(?=\[)|(?<=\]):root$/g, '').replace(/["']/g, '');
  const scope = scopes.find((each) => each === selector);
  const conditions = atRulesAround(rule).filter(({ name }) => name !== 'layer');
  return scope && [...conditions.map(({ name, params }) => `@${name} ${params}`), scope].join(' ');
};

const isInLayer = (rule: Rule): boolean => atRulesAround(rule).some(({ name }) => name === 'layer');

/**
 * What the sheets outside of layers say wins over any layer: what a layer says of the same is never seen. What they say of
 * `:root` at all times holds in dark mode, too.
 */
function dropOverridden(root: Root): void {
  const own = new Set<string>();
  root.walkRules((rule) => {
    const scope = isInLayer(rule) ? undefined : scopeOf(rule);
    if (!scope) return;
    for (const child of rule.nodes) if (child.type === 'decl') own.add(`${scope} ${child.prop}`);
  });
  root.walkAtRules('layer', (layer) =>
    layer.walkRules((rule) => {
      const scope = scopeOf(rule);
      rule.each((child) => {
        if (!scope || child.type !== 'decl' || child.important || !child.prop.startsWith('--')) return;
        if ([scope, ':root'].some((each) => own.has(`${each} ${child.prop}`))) child.remove();
      });
    }),
  );
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  for (let dropped = true; dropped;) {
    dropped = false;
    root.walkAtRules((atRule) => {
      if (atRule.nodes?.length !== 0) return;
      atRule.remove();
      dropped = true;
    });
  }
}

function dropUnusedKeyframes(root: Root): void {
  const wanted = new Set<string>();
  for (const { prop, value } of declarationsOf(root))
    if (/^animation(?:-name)?$/.test(prop)) for (const word of value.match(/[\w-]+/g) ?? []) wanted.add(word);
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (!wanted.has(atRule.params)) atRule.remove();
  });
}

/**
 * The sheet without what no page can show, given the words of all code of the site.
 *
 * @param css the sheet; a tree stays as it is
 * @param setElsewhere custom properties that other sheets set: they are no constants of this one
 * @param isNeeded judges selectors
 */
export function keepUsed(
  css: string | Root,
  words: Words,
  setElsewhere: ReadonlySet<string> = new Set(),
  isNeeded: Judge = isUsed,
): string {
  const root = pickRules(typeof css === 'string' ? postcss.parse(css) : css, (selector) =>
    isNeeded(selector, words),
  );
  keepDarkOnScreen(root);
  dropOverridden(root);
  dropUnusedKeyframes(root);
  inlineConstants(root, { has: (name) => words.has(name) || setElsewhere.has(name) });
  dropUnreadProperties(root, words);
  dropEmpty(root);
  return root.toString();
}

const settings = /(--[\w-]+)\s*:/g;

/** Custom properties that one of the sheets sets. */
export function setIn(sheets: readonly string[]): ReadonlySet<string> {
  return new Set(sheets.flatMap((css) => [...css.matchAll(settings)].map(([, name = '']) => name)));
}

/** Custom properties that sheets read and do not set themselves. */
export function readElsewhere(sheets: readonly string[]): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const css of sheets) {
    const set = setIn([css]);
    for (const [, name = ''] of css.matchAll(read)) if (!set.has(name)) wanted.add(name);
  }
  return wanted;
}
