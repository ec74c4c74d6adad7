import postcss, { type ChildNode, type Container, type Root } from 'postcss';
import type { Words } from './words';

/** Says whether something that a selector asks for can be there. */
export type Judge = (selector: string, words: Words) => boolean;

interface Needs {
  readonly classes: readonly string[];
  readonly idsAndElements: readonly string[];
}

const names = /\.(-?[A-Za-z_][\w-]*)/g;
const idsAndElements = /#([\w-]+)|(?:^|[\s>+~])([a-z][a-z\d]*)/g;

// Values of attributes may hold dots. Of several parts `:is()` and `:where()` need one only: such a choice is not judged.
const withoutChoices = (selector: string): string =>
  selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:is|where)\(([^(),]*)\)/g, ' $1')
    .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');

/** The same selectors are asked about for each page. */
const known = new Map<string, Needs>();

function needsOf(selector: string): Needs {
  const before = known.get(selector);
  if (before) return before;
  const text = withoutChoices(selector);
  const needs = {
    classes: [...text.matchAll(names)].map(([, name = '']) => name),
    idsAndElements: [...text.matchAll(idsAndElements)].map(([, id = '', element = id]) => element),
  };
  known.set(selector, needs);
  return needs;
}

/** Whether each class a selector needs is named somewhere. What stands in `:not()` is not needed. */
export const isUsed: Judge = (selector, words) => needsOf(selector).classes.every((name) => words.has(name));

/** Whether a page has each class, id and element that a selector needs, given the words in its tags. */
export const isShown: Judge = (selector, words) =>
  isUsed(selector, words) && needsOf(selector).idsAndElements.every((name) => words.has(name));

/**
 * Copies a sheet's rules whose selectors are wanted, without the other selectors of the same rules; other nodes are
 * copied as they are. Copying all and removing most took three times as long.
 */
export function pickRules(root: Root, isWanted: (selector: string) => boolean): Root {
  const pickInto = <T extends Container>(copy: T, nodes: readonly ChildNode[] = []): T => {
    for (const node of nodes) {
      const picked = pick(node);
      if (picked) copy.append(picked);
    }
    return copy;
  };
  const pick = (node: ChildNode): ChildNode | undefined => {
    if (node.type === 'rule') {
      const used = node.selectors.filter(isWanted);
      if (used.length === 0) return undefined;
      const copy = node.clone();
      if (used.length < node.selectors.length) copy.selectors = used;
      return copy;
    }
    if (node.type !== 'atrule' || !node.nodes || node.name.endsWith('keyframes')) return node.clone();
    const { name, params, raws } = node;
    return pickInto(postcss.atRule({ name, params, raws: { ...raws }, nodes: [] }), node.nodes);
  };
  return pickInto(postcss.root({ raws: { ...root.raws } }), root.nodes);
}
