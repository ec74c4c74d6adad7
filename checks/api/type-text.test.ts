import { describe, expect, it } from 'vitest';
import { canonicalTypeText, parseSignature, parseTypeParameters } from './read-signature';
import { matchesCutType } from './type-text';

describe('canonicalTypeText', () => {
  it.each([
    ['"a" | \'b\'', "'a' | 'b'"],
    ['{ b?: string; a: number }', '{ a: number; b?: string }'],
    ['(A | B)[]', '(A | B)[]'],
    ['Promise<(string)>', 'Promise<string>'],
    ['{ [P in K]-?: T[P] }', '{ [P in K]: T[P] }'],
    ['{ [P in K]?: T[P] }', '{ [P in K]?: T[P] }'],
    ['(value:any)=>any', '(value: any) => any'],
    ["keyof T['vertices']", "keyof T['vertices']"],
  ])('writes %s in canonical form', (text, canonical) => {
    expect(canonicalTypeText(text)).toBe(canonical);
  });

  it('throws when the text is more than one type', () => {
    expect(() => canonicalTypeText('string; type Y = 1')).toThrow('Not a type');
  });
});

describe('matchesCutType', () => {
  it('matches any type where the cut type has unknown', () => {
    expect(
      matchesCutType('unknown[unknown][K] extends unknown ? 1 : 2', 'T["a"][K] extends B[] ? 1 : 2'),
    ).toBe(true);
  });

  it('finds a difference outside of the parts that are unknown', () => {
    expect(matchesCutType('unknown[K] extends B ? 1 : 2', 'T[K] extends B ? 1 : 3')).toBe(false);
    expect(matchesCutType('A<unknown>', 'B<string>')).toBe(false);
  });
});

describe('parseSignature', () => {
  it('reads defaults, rest and type parameters', () => {
    expect(parseSignature("<T = any>(name: string = 'p', ...rest: string[]): T[]")).toEqual({
      typeParameters: [{ name: 'T', default: 'any' }],
      parameters: [
        { name: 'name', rest: false, optional: true, type: 'string', default: "'p'" },
        { name: 'rest', rest: true, optional: false, type: 'string[]' },
      ],
      returns: 'T[]',
      line: 1,
    });
  });

  it('reads three dots as a default whose value is not printed', () => {
    expect(parseSignature('(logger: QueryLogger = ...)').parameters[0]).toMatchObject({
      optional: true,
      default: 'unprinted',
    });
  });
});

describe('parseTypeParameters', () => {
  it('reads constraints', () => {
    expect(parseTypeParameters("<T extends A, L extends keyof T['x']>")).toEqual([
      { name: 'T', constraint: 'A' },
      { name: 'L', constraint: "keyof T['x']" },
    ]);
  });
});
