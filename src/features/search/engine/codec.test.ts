import { describe, expect, it } from 'vitest';
import { decodeLines, decodeNumbers, encodeLines, encodeNumbers, toSteps } from './codec';

describe('number columns', () => {
  it('survive the round trip at every width', () => {
    const numbers = [0, 1, 59, 60, 61, 1919, 1920, 1921, 59579, 59580, 2_000_000];
    expect([...decodeNumbers(encodeNumbers(numbers))]).toEqual(numbers);
    const many = Array.from({ length: 5000 }, (_, index) => index);
    expect([...decodeNumbers(encodeNumbers(many))]).toEqual(many);
  });

  it('take one character below 60 and two below 1920', () => {
    expect(encodeNumbers([0, 59])).toHaveLength(2);
    expect(encodeNumbers([60, 1919])).toHaveLength(4);
  });

  it('need no escaping in JSON', () => {
    const text = encodeNumbers(Array.from({ length: 4000 }, (_, index) => index));
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });

  it('are rejected if they are cut off or contain other characters', () => {
    expect(() => decodeNumbers(encodeNumbers([1920]).slice(0, 1))).toThrow('cut off');
    expect(() => decodeNumbers('a b')).toThrow('character 1 of a number column is not a digit');
  });

  it('of growing numbers can be stored as the steps between them', () => {
    expect([...toSteps([3, 5, 5, 9])]).toEqual([3, 2, 0, 4]);
  });
});

describe('lines', () => {
  it('survive the round trip', () => {
    const lines = [
      '',
      'schema',
      'schemaloader',
      'schemavalidator',
      'z',
      '\u00e9t\u00e9',
      'x'.repeat(80),
      'x'.repeat(81),
    ];
    expect(decodeLines(encodeLines(lines))).toEqual(lines);
    expect(decodeLines(encodeLines([]))).toEqual([]);
  });

  it('omit the prefix that they share with the previous line', () => {
    expect(encodeLines(['schema', 'schemas'])).toBe('#schema\n)s');
  });
});
