import postcss, { type ChildNode } from 'postcss';

export interface Declaration {
  readonly type: 'declaration';
  readonly property: string;
  value: string;
  readonly isImportant: boolean;
}

export interface Rule {
  readonly type: 'rule';
  readonly selectors: readonly string[];
  readonly nodes: readonly SheetNode[];
}

export interface AtRule {
  readonly type: 'at-rule';
  readonly name: string;
  readonly params: string;
  /** Undefined for a statement, which ends with a semicolon. */
  readonly nodes: readonly SheetNode[] | undefined;
}

/**
 * A sheet's content without how it was written. Sheets are reduced anew for some two hundred pages; copying and walking
 * PostCSS' nodes, which know their parents and positions, took nearly three times as long.
 */
export type SheetNode = Declaration | Rule | AtRule;

const toNodes = (nodes: readonly ChildNode[]): readonly SheetNode[] =>
  nodes.flatMap((node): readonly SheetNode[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule')
      return [{ type: 'rule', selectors: node.selectors, nodes: toNodes(node.nodes) }];
    if (node.type === 'atrule') {
      const { name, params } = node;
      return [{ type: 'at-rule', name, params, nodes: node.nodes && toNodes(node.nodes) }];
    }
    const { prop: property, value, important } = node;
    return [{ type: 'declaration', property, value, isImportant: important === true }];
  });

/** Reads a sheet; its comments are left out. @throws CssSyntaxError for what is no sheet */
export const readTree = (css: string): readonly SheetNode[] => toNodes(postcss.parse(css).nodes);

function write(node: SheetNode): string {
  if (node.type === 'declaration')
    return `${node.property}:${node.value}${node.isImportant ? '!important' : ''}`;
  const head = node.type === 'rule' ? node.selectors.join(',') : `@${node.name} ${node.params}`.trimEnd();
  if (!node.nodes) return `${head};`;
  const body = writeTree(node.nodes);
  return body && `${head}{${body}}`;
}

/** Writes a sheet, without rules and blocks that hold nothing. */
export function writeTree(nodes: readonly SheetNode[]): string {
  let css = '';
  let isAfterDeclaration = false;
  for (const node of nodes) {
    const text = write(node);
    if (!text) continue;
    css += isAfterDeclaration ? `;${text}` : text;
    isAfterDeclaration = node.type === 'declaration';
  }
  return css;
}

/** The nodes, and those below them, that are to stay. */
export function filterTree(
  nodes: readonly SheetNode[],
  isKept: (node: SheetNode) => boolean,
): readonly SheetNode[] {
  return nodes
    .filter(isKept)
    .map((node) =>
      node.type === 'declaration' || !node.nodes ? node : { ...node, nodes: filterTree(node.nodes, isKept) },
    );
}

/** Calls back for each rule, with the at-rules it stands in, the outermost first. */
export function eachRule(
  nodes: readonly SheetNode[],
  visit: (rule: Rule, around: readonly AtRule[]) => void,
  around: readonly AtRule[] = [],
): void {
  for (const node of nodes) {
    if (node.type === 'declaration') continue;
    if (node.type === 'rule') visit(node, around);
    eachRule(node.nodes ?? [], visit, node.type === 'rule' ? around : [...around, node]);
  }
}

/** All declarations below, in their order. */
export function declarationsOf(
  nodes: readonly SheetNode[],
  found: Declaration[] = [],
): readonly Declaration[] {
  for (const node of nodes) {
    if (node.type === 'declaration') found.push(node);
    else declarationsOf(node.nodes ?? [], found);
  }
  return found;
}
