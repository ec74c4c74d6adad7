import { declarationsOf, eachRule, type Declaration, type SheetNode } from './tree';
import type { Words } from './words';

/** Properties that are set once, in `:root`, and that no code names. */
function findSetOnce(nodes: readonly SheetNode[], words: Words): ReadonlyMap<string, Declaration> {
  const times = new Map<string, number>();
  for (const { property } of declarationsOf(nodes)) times.set(property, (times.get(property) ?? 0) + 1);
  const once = new Map<string, Declaration>();
  eachRule(nodes, ({ selectors, nodes: own }) => {
    if (selectors.join() !== ':root') return;
    for (const node of own) {
      if (node.type !== 'declaration' || !node.property.startsWith('--') || node.isImportant) continue;
      if (times.get(node.property) === 1 && !words.has(node.property)) once.set(node.property, node);
    }
  });
  return once;
}

const reads = ({ value }: Declaration): boolean => value.includes('var(');

/** The innermost `var()`. One whose fallback has parentheses of its own is left, so its property is kept. */
const reading = /var\((--[\w-]+)(?:,[^()]*)?\)/g;

/** Inserts the values. Where only a parenthesis separated two tokens, a space does so now. */
function replaceReadings(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(reading, (whole: string, name: string, at: number) => {
    const constant = constants.get(name);
    if (constant === undefined) return whole;
    const before = /[\w%)#.]$/.test(value.slice(0, at)) ? ' ' : '';
    const after = /^[\w%(#.-]/.test(value.slice(at + whole.length));
    return before + constant + (after ? ' ' : '');
  });
}

/**
 * Replaces each reading of a constant by its value. Infima keeps some 300 numbers in custom properties that this site
 * never sets, and their names are most of its size. The same values reach the same places. The declarations are changed
 * in place.
 */
export function inlineConstants(nodes: readonly SheetNode[], words: Words): void {
  const setOnce = findSetOnce(nodes, words);
  for (let rest = declarationsOf(nodes).filter(reads), replaced = true; replaced; rest = rest.filter(reads)) {
    replaced = false;
    const constants = new Map<string, string>();
    for (const [name, setting] of setOnce) if (!reads(setting)) constants.set(name, setting.value.trim());
    for (const declaration of rest) {
      const value = replaceReadings(declaration.value, constants);
      if (value === declaration.value) continue;
      replaced = true;
      declaration.value = value;
    }
  }
}
