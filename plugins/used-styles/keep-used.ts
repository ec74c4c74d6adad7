import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import { inlineConstants } from './inline-constants';
import type { Words } from './words';

const names = /\.(-?[A-Za-z_][\w-]*)/g;

// Values of attributes may hold dots, and `:is()` and `:where()` need one of their parts only: both stay.
const withoutChoices = (selector: string): string =>
  selector.replace(/\[[^\]]*\]/g, '').replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');

/** Whether each class a selector needs is named somewhere. What stands in `:not()` is not needed. */
export function isUsed(selector: string, words: Words): boolean {
  return [...withoutChoices(selector).matchAll(names)].every(([, name = '']) => words.has(name));
}

const idsAndElements = /#([\w-]+)|(?:^|[\s>+~])([a-z][a-z\d]*)/g;

/** Whether a page has each class, id and element that a selector needs, given the words in its tags. */
export function isShown(selector: string, words: Words): boolean {
  const needed = [...withoutChoices(selector).matchAll(idsAndElements)];
  return isUsed(selector, words) && needed.every(([, id = '', element = id]) => words.has(element));
}

type Judge = (selector: string, words: Words) => boolean;

function dropUnusedRules(root: Root, words: Words, isNeeded: Judge): void {
  root.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const used = rule.selectors.filter((selector) => isNeeded(selector, words));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

const read = /var\(\s*(--[\w-]+)/g;

/** Custom properties that nothing reads go, and then those that only they have read. */
function dropUnreadProperties(root: Root, words: Words): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const wanted = new Set<string>();
    const properties: Declaration[] = [];
    root.walkDecls((declaration) => {
      for (const [, name = ''] of declaration.value.matchAll(read)) wanted.add(name);
      if (declaration.prop.startsWith('--')) properties.push(declaration);
    });
    for (const property of properties) {
      if (wanted.has(property.prop) || words.has(property.prop)) continue;
      property.remove();
      dropped = true;
    }
  }
}

/** Where the properties of the whole page are set; the bundler's own `html` before a mode's attribute adds nothing. */
const scopes = [':root', '[data-theme=dark]'] as const;

const scopeOf = (rule: Rule): string | undefined => {
  const selector = rule.selector.replace(/^html(?=\[)/, '').replace(/["']/g, '');
  return scopes.find((scope) => scope === selector);
};

/** What the sheets outside of layers say wins over any layer: what a layer says of the same is never seen. */
function dropOverridden(root: Root): void {
  const own = new Set<string>();
  root.each((node) => {
    const scope = node.type === 'rule' && scopeOf(node);
    if (!scope) return;
    for (const child of node.nodes) if (child.type === 'decl') own.add(`${scope} ${child.prop}`);
  });
  root.walkAtRules('layer', (layer) =>
    layer.walkRules((rule) => {
      const scope = scopeOf(rule);
      rule.each((child) => {
        const isOwn =
          child.type === 'decl' && child.prop.startsWith('--') && own.has(`${scope} ${child.prop}`);
        if (isOwn && !child.important) child.remove();
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
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) wanted.add(word);
  });
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (!wanted.has(atRule.params)) atRule.remove();
  });
}

/**
 * The sheet without what no page can show, given the words of all code of the site.
 *
 * @param css the sheet; a tree is changed
 * @param setElsewhere custom properties that other sheets set: they are no constants of this one
 * @param isNeeded judges selectors
 */
export function keepUsed(
  css: string | Root,
  words: Words,
  setElsewhere: ReadonlySet<string> = new Set(),
  isNeeded: Judge = isUsed,
): string {
  const root = typeof css === 'string' ? postcss.parse(css) : css;
  dropUnusedRules(root, words, isNeeded);
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
