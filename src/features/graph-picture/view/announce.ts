import type { PictureElement } from './elements';
import { valueText } from './value-text';

/** The list below the picture holds them all. */
const mostEdges = 5;

/** What is read out when the reader moves to a vertex or edge; of a vertex also the lines that others see at it. */
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
