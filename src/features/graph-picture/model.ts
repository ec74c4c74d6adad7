/** A graph with a place for everything: what a picture is drawn from, at build time or in the browser. */
export interface Picture {
  readonly nodes: readonly PictureNode[];
  readonly edges: readonly PictureEdge[];
}

export interface PictureNode {
  /** AGE's graph id in decimal digits. */
  readonly id: string;
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
