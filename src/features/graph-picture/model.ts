/** A graph with positions, from which a picture is drawn at build time or in the browser. */
export interface Picture {
  readonly nodes: readonly PictureNode[];
  readonly edges: readonly PictureEdge[];
}

/** Replaces the label of a vertex without one. It contains a blank, which no label of AGE does. */
export const unlabelled = 'no label';

export interface PictureNode {
  /** AGE's graph id in decimal digits. */
  readonly id: string;
  /** {@link unlabelled} for a vertex without a label; empty for a vertex of which the answer contains only the id. */
  readonly label: string;
  /** The text on the node: the vertex's name, or its label and id if it has no name. */
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
