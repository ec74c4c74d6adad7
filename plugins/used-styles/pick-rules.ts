import { choices } from './choices';
import type { SheetNode } from './tree';
import type { Words } from './words';

/** Says whether something that a selector asks for can be there. */
export type Judge = (selector: string, words: Words) => boolean;

interface Needs {
  readonly classes: readonly string[];
  readonly idsAndElements: readonly string[];
}

const names = /\.(-?[A-Za-z_][\w-]*)/g;
const idsAndElements = /#([\w-]+)|(?:^|[\s>+~])([a-z][a-z\d]*)/g;

// Drops attributes, because their values may hold dots, and choices of several parts: of the parts of `:is()` or
// `:where()` only one has to match, so they are not judged.
const withoutChoices = (selector: string): string =>
  selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:is|where)\(([^(),]*)\)/g, ' $1')
    .replace(choices, '');

/** Cached, because each page asks about the same selectors. */
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

const copyAll = (nodes: readonly SheetNode[]): readonly SheetNode[] =>
  nodes.map((node) => pick(node, () => true) ?? node);

function pick(node: SheetNode, isWanted: (selector: string) => boolean): SheetNode | undefined {
  if (node.type === 'declaration') return { ...node };
  if (node.type === 'at-rule') {
    const { nodes } = node;
    return {
      ...node,
      nodes: nodes && (node.name.endsWith('keyframes') ? copyAll(nodes) : pickRules(nodes, isWanted)),
    };
  }
  const selectors = node.selectors.filter(isWanted);
  return selectors.length > 0 ? { ...node, selectors, nodes: copyAll(node.nodes) } : undefined;
}

/**
 * Copies a sheet's rules whose selectors are wanted, without the other selectors of the same rules; the steps of
 * animations, what is nested in rules and all other nodes are copied as they are.
 */
export function pickRules(
  nodes: readonly SheetNode[],
  isWanted: (selector: string) => boolean,
): readonly SheetNode[] {
  return nodes.flatMap((node) => pick(node, isWanted) ?? []);
}
