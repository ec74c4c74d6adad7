import { escapeHtml } from '../escape-html/escape-html';
import { labelColour } from './label-colours';
import { outlinePath } from './outlines';

const box = { left: 0, top: 0, width: 19, height: 11 } as const;

/**
 * Draws the list entries of a legend: the outline and the colour of each label.
 *
 * @param labels - labels of the picture's nodes, in order of appearance; each gets one entry
 * @returns markup in which the labels are escaped
 */
export function drawLegend(labels: readonly string[]): string {
  return [...new Set(labels)]
    .map(
      (label) =>
        `<li><svg width="${box.width}" height="${box.height}" style="flex:none" aria-hidden="true">` +
        `<path d="${outlinePath(label, box)}" style="fill:${labelColour(label)}"/></svg>` +
        `${label === '' ? 'not in the answer' : escapeHtml(label)}</li>`,
    )
    .join('');
}
