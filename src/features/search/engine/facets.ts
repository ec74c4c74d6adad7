import type { FacetFilters } from '../protocol';
import type { IndexSource } from './model';

type Alternatives = readonly string[];

/**
 * Facet filters as the hosted service reads them: all items of the outer list (AND), one item of each inner list (OR).
 */
function toAlternatives(filters: FacetFilters | undefined): readonly Alternatives[] {
  if (filters === undefined) return [];
  if (typeof filters === 'string') return [[filters]];
  return filters.map((filter) => (typeof filter === 'string' ? [filter] : filter));
}

const facetsOf = (source: IndexSource): Readonly<Record<string, string>> => ({
  language: source.language,
  version: source.version,
  docusaurus_tag: source.tag,
});

function holds(filter: string, source: IndexSource): boolean {
  const negated = filter.startsWith('-');
  const [, attribute = '', value = ''] = /^-?([^:]+):(.*)$/s.exec(filter) ?? [];
  return (facetsOf(source)[attribute] === value) !== negated;
}

/** Whether hits of a source pass the filters. All hits of an index have the same facets. */
export function passesFacets(source: IndexSource, filters: FacetFilters | undefined): boolean {
  return toAlternatives(filters).every((alternatives) =>
    alternatives.some((filter) => holds(filter, source)),
  );
}
