import { describe, expect, it } from 'vitest';
import { termShape } from '../checks/glossary/term-shape';
import { termById, terms } from './index';
import { renderReadme } from './readme';

const isWellFormed = (term: unknown): boolean => termShape.safeParse(term).success;

describe('the glossary', () => {
  it('has a schema that refuses malformed terms', () => {
    const [first] = terms;
    for (const broken of [
      { id: 'Two Words' },
      { short: 'A `marked` definition of the term.' },
      { short: 'Too short.' },
      { long: 'An `open code span.' },
      { seeAlso: [] },
      { seeAlso: undefined },
      { group: 'other' },
      { page: '/docs/intro' },
      { extra: 1 },
      { example: { language: 'python', code: 'x' } },
    ]) {
      expect(isWellFormed({ ...first, ...broken }), JSON.stringify(broken)).toBe(false);
    }
  });

  it('has unique ids, names and aliases', () => {
    expect(termById.size).toBe(terms.length);
    expect(new Set(terms.map((term) => term.term.toLowerCase())).size).toBe(terms.length);
    for (const term of terms) {
      const words = [term.term, ...term.aliases].map((word) => word.toLowerCase());
      expect(new Set(words).size, term.id).toBe(words.length);
    }
  });

  it('has well-formed terms only, and a README generated from them', async () => {
    expect(terms.filter((term) => !isWellFormed(term)).map(({ id }) => id)).toEqual([]);
    await expect(renderReadme(terms)).toMatchFileSnapshot('./README.md');
  });
});
