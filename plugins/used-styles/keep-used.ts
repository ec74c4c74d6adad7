import { keepDarkOnScreen } from './dark-on-screen';
import { inlineConstants } from './inline-constants';
import { isUsed, type Judge, pickRules } from './pick-rules';
import {
  type AtRule,
  declarationsOf,
  eachRule,
  filterTree,
  type Rule,
  type SheetNode,
  writeTree,
} from './tree';
import type { Words } from './words';

const read = /var\(\s*(--[\w-]+)/g;

const readIn = (value: string): readonly string[] =>
  value.includes('var(') ? [...value.matchAll(read)].map(([, name = '']) => name) : [];

/** Removes custom properties that nothing reads, and then those that only removed ones have read. */
function dropUnreadProperties(nodes: readonly SheetNode[], words: Words): readonly SheetNode[] {
  const all = declarationsOf(nodes).map((declaration) => ({ declaration, reads: readIn(declaration.value) }));
  const isOwn = ({ declaration: { property } }: (typeof all)[number]): boolean => property.startsWith('--');
  let kept = all.filter((each) => isOwn(each) || each.reads.length > 0);
  for (let before = Infinity; kept.length < before;) {
    before = kept.length;
    const wanted = new Set(kept.flatMap(({ reads }) => reads));
    kept = kept.filter((each) => {
      const { property } = each.declaration;
      return !isOwn(each) || wanted.has(property) || words.has(property);
    });
  }
  const stay = new Set<SheetNode>(kept.map(({ declaration }) => declaration));
  return filterTree(
    nodes,
    (node) => node.type !== 'declaration' || !node.property.startsWith('--') || stay.has(node),
  );
}

/**
 * The scopes in which properties of the whole page are set. `html` before a mode's attribute and `:root` after it do
 * not change the scope.
 */
const scopes = [':root', '[data-theme=dark]'] as const;

function scopeOf(
  { selectors: [selector = '', ...others] }: Rule,
  around: readonly AtRule[],
): string | undefined {
  if (others.length > 0) return undefined;
  const bare = selector.replace(/^html(?=\[)|(?<=\]):root$/g, '').replace(/["']/g, '');
  const scope = scopes.find((each) => each === bare);
  const conditions = around.filter(({ name }) => name !== 'layer');
  return scope && [...conditions.map(({ name, params }) => `@${name} ${params}`), scope].join(' ');
}

/**
 * Removes custom properties in layers that a rule outside of layers overrides, since such a rule wins over any layer.
 * What a rule sets on `:root` without conditions overrides those of dark mode too.
 */
function dropOverridden(nodes: readonly SheetNode[]): readonly SheetNode[] {
  const own = new Set<string>();
  const inLayers: { readonly scope: string; readonly rule: Rule }[] = [];
  eachRule(nodes, (rule, around) => {
    const scope = scopeOf(rule, around);
    if (!scope) return;
    if (around.some(({ name }) => name === 'layer')) inLayers.push({ scope, rule });
    else for (const node of rule.nodes) if (node.type === 'declaration') own.add(`${scope} ${node.property}`);
  });
  const overridden = new Set<SheetNode>();
  for (const { scope, rule } of inLayers)
    for (const node of rule.nodes) {
      if (node.type !== 'declaration' || node.isImportant || !node.property.startsWith('--')) continue;
      if ([scope, ':root'].some((each) => own.has(`${each} ${node.property}`))) overridden.add(node);
    }
  return overridden.size > 0 ? filterTree(nodes, (node) => !overridden.has(node)) : nodes;
}

function dropUnusedKeyframes(nodes: readonly SheetNode[]): readonly SheetNode[] {
  const wanted = new Set<string>();
  for (const { property, value } of declarationsOf(nodes))
    if (/^animation(?:-name)?$/.test(property)) value.match(/[\w-]+/g)?.forEach((word) => wanted.add(word));
  return filterTree(
    nodes,
    (node) => node.type !== 'at-rule' || !node.name.endsWith('keyframes') || wanted.has(node.params),
  );
}

/**
 * Removes from a sheet what no page can show, given the words of all code of the site.
 *
 * @param sheet stays as it is
 * @param setElsewhere custom properties that other sheets set: they are no constants of this one
 * @param isNeeded judges selectors
 */
export function keepUsed(
  sheet: readonly SheetNode[],
  words: Words,
  setElsewhere: ReadonlySet<string> = new Set(),
  isNeeded: Judge = isUsed,
): string {
  const picked = keepDarkOnScreen(pickRules(sheet, (selector) => isNeeded(selector, words)));
  const kept = dropUnusedKeyframes(dropOverridden(picked));
  inlineConstants(kept, { has: (name) => words.has(name) || setElsewhere.has(name) });
  return writeTree(dropUnreadProperties(kept, words));
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
