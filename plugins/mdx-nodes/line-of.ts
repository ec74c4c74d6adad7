import type { Node } from 'mdast';

/** The line on which a node begins; 1 for a node that a plugin has made, which stands nowhere. */
export const lineOf = ({ position }: Pick<Node, 'position'>): number => position?.start.line ?? 1;
