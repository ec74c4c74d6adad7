import type { PictureElement } from './elements';
import { valueText } from './value-text';

/** What is read out when the reader moves to a vertex or edge. */
export function announce({ kind, label, title, properties }: PictureElement): string {
  const values = properties.map(([key, value]) => `${key} ${valueText(value)}`).join(', ');
  return `${title}${kind === 'vertex' ? `, ${label}` : ''}. ${values}`;
}
