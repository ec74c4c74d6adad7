import type { Declaration, Root } from 'postcss';
import { declarationsOf } from './declarations-of';
import type { Words } from './words';

const isConstant = ({ value, important }: Declaration): boolean => !important && !value.includes('var(');

/** Properties that are set once, in `:root`, to a value without `var()`, and that no code names. */
function findConstants(root: Root, words: Words): ReadonlyMap<string, Declaration> {
  const settings = new Map<string, Declaration[]>();
  for (const declaration of declarationsOf(root))
    if (declaration.prop.startsWith('--'))
      settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
  const constants = new Map<string, Declaration>();
  for (const [name, [first, second]] of settings) {
    const rule = first?.parent;
    if (!first || second || words.has(name) || !isConstant(first)) continue;
    if (rule?.type === 'rule' && (rule as unknown as { selector: string }).selector === ':root')
      constants.set(name, first);
  }
  return constants;
}

/** The innermost readings; one whose fallback has parentheses of its own is left, and keeps its property. */
const reading = /var\((--[\w-]+)(?:,[^()]*)?\)/g;

/** Puts the value in; tokens that only the parenthesis held apart get a space. */
function replaceReadings(value: string, constants: ReadonlyMap<string, Declaration>): string {
  return value.replace(reading, (whole: string, name: string, at: number) => {
    const constant = constants.get(name)?.value.trim();
    if (constant === undefined) return whole;
    const before = /[\w%)#.]$/.test(value.slice(0, at)) ? ' ' : '';
    const after =
      /^[\w%(#.-]/.test(value.slice(at + whole.length)) || value.startsWith('var(', at + whole.length);
    return before + constant + (after ? ' ' : '');
  });
}

/**
 * Writes constants out where they are read: Infima keeps some 300 numbers in custom properties that this site never
 * sets, and their names are most of its size. The same values reach the same places.
 */
export function inlineConstants(root: Root, words: Words): void {
  for (let replaced = true; replaced;) {
    replaced = false;
    const constants = findConstants(root, words);
    for (const declaration of declarationsOf(root)) {
      const value = replaceReadings(declaration.value, constants);
      if (value === declaration.value) continue;
      replaced = true;
      declaration.value = value;
    }
  }
}
