import type { Agtype, AgtypeEntries } from '../../agtype/agtype';
import { quoteKey, quoteText } from '../../agtype/quote';

/** Inside of something text stands in quotes, so that `[1]` and `['1']` differ. */
const textInside = (value: Agtype): string =>
  value.kind === 'string' ? quoteText(value.value) : valueText(value);

const entriesText = (entries: AgtypeEntries): string =>
  `{${entries.map(([key, value]) => `${quoteKey(key)}: ${textInside(value)}`).join(', ')}}`;

/** What stands in a vertex's or an edge's brackets; a vertex may have no label. */
const elementText = (label: string, properties: AgtypeEntries): string =>
  `${label && `:${label} `}${entriesText(properties)}`;

/** A property's value in one line, as Cypher would write it; a text alone goes without quotes. */
export function valueText(value: Agtype): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(value.value);
    case 'string':
      return value.value;
    case 'integer':
    case 'float':
    case 'numeric':
      return value.text;
    case 'list':
      return `[${value.items.map(textInside).join(', ')}]`;
    case 'map':
      return entriesText(value.entries);
    case 'vertex':
      return `(${elementText(value.label, value.properties)})`;
    case 'edge':
      return `[${elementText(value.label, value.properties)}]`;
    case 'path':
      return value.items.map(valueText).join('-');
  }
}
