/** A graph with a place for everything: what a picture is drawn from, at build time or in the browser. */
export interface Picture {
  readonly nodes: readonly PictureNode[];
  readonly edges: readonly PictureEdge[];
}

/** In the place of the label of a vertex that has none; the blank in it keeps it apart from every label of AGE. */
export const unlabelled = 'no label';

export interface PictureNode {
  /** AGE's graph id in decimal digits. */
  readonly id: string;
  /** {@link unlabelled} for a vertex without one; empty for one that the answer names and does not hold. */
  readonly label: string;
  /** What stands on the node: the vertex's name, or its label and id when it has none. */
  readonly caption: string;
  /** Centre, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

export interface PictureEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
}
