import type { PictureElement } from './elements';
import { valueText } from './value-text';

/** The most edges that are read out; the list below the picture has all of them. */
const mostEdges = 5;

/** The announcement when the reader moves to a vertex or edge. For a vertex it includes the edges, which others see. */
export function announce({ kind, label, title, properties, edges }: PictureElement): string {
  const values = properties.map(([key, value]) => `${key} ${valueText(value)}`).join(', ');
  const more = edges.length > mostEdges ? [`${edges.length - mostEdges} more edges`] : [];
  return [
    `${title}${kind === 'vertex' ? `, ${label}` : ''}`,
    values,
    [...edges.slice(0, mostEdges), ...more].join('; '),
  ]
    .filter(Boolean)
    .join('. ');
}
