import type { EdgeSingular, NodeSingular, StylesheetJson } from 'cytoscape';
import { captionSize, edgeCaptionSize, nodeHeight } from '../geometry';

/** The site's colours as the canvas needs them: values, not variables. */
export interface Colours {
  readonly of: (variable: string) => string;
  readonly font: string;
}

/** Reads the colours of the current colour mode, and those of the system where a variable names one. */
export function readColours(element: HTMLElement): Colours {
  const probe = document.createElement('i');
  const of = (variable: string): string => {
    probe.style.cssText = `color: var(${variable}); forced-color-adjust: none`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return { of, font: getComputedStyle(element).fontFamily };
}

const text = (element: NodeSingular | EdgeSingular, key: string): string => String(element.data(key));

/** The measures of the static pictures (`svg.ts`), drawn by Cytoscape. */
export function makeLook({ of, font }: Colours): StylesheetJson {
  const [line, quiet, chosen] = [of('--line-strong'), of('--text-quiet'), of('--accent')];
  return [
    {
      selector: 'node',
      style: {
        shape: 'polygon',
        'shape-polygon-points': 'data(points)',
        width: 'data(width)',
        height: nodeHeight,
        'background-color': (node: NodeSingular) => of(text(node, 'colour')),
        label: 'data(caption)',
        color: '#fff',
        'font-family': font,
        'font-size': captionSize,
        'font-weight': 600,
        'text-valign': 'center',
        'text-halign': 'center',
        'overlay-opacity': 0,
        'border-width': 0,
      },
    },
    {
      selector: 'edge',
      style: {
        width: 1.5,
        'line-color': line,
        'curve-style': 'bezier',
        'target-arrow-shape': 'triangle',
        'target-arrow-color': line,
        'arrow-scale': 0.8,
        'target-distance-from-node': 2,
        'source-distance-from-node': 2,
        'overlay-padding': 8,
        'overlay-opacity': 0,
      },
    },
    // A loop is above the vertex, as in the static pictures: beside a wide vertex it would be hidden, and Cytoscape
    // would not draw it.
    { selector: 'edge:loop', style: { 'loop-direction': '0deg', 'loop-sweep': '-60deg' } },
    {
      selector: 'edge[caption]',
      style: {
        'source-label': 'data(caption)',
        'source-text-offset': (edge: EdgeSingular) => Number(edge.data('offset')),
        color: quiet,
        'font-family': font,
        'font-size': edgeCaptionSize,
        'text-background-color': of('--ifm-background-surface-color'),
        'text-background-opacity': 1,
        'text-background-padding': '1px',
      },
    },
    {
      selector: 'node.chosen',
      style: {
        'outline-width': 3,
        'outline-offset': 2,
        'outline-color': chosen,
      },
    },
    {
      selector: 'edge.chosen, edge.near',
      style: { 'line-color': chosen, 'target-arrow-color': chosen, color: chosen, 'z-index': 2 },
    },
    { selector: 'edge.chosen', style: { width: 3 } },
  ];
}
