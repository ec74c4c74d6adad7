import { expect, it } from 'vitest';
import { inline } from '.';

it('reads inline content, with braces as text', () => {
  expect(inline('An `{id}` of {all}.')).toMatchObject([
    { type: 'text', value: 'An ' },
    { type: 'inlineCode', value: '{id}' },
    { type: 'text', value: ' of {all}.' },
  ]);
});

it('gives each caller nodes of its own, however often a sentence is asked for', () => {
  const [first, second] = [inline('Same *words*.'), inline('Same *words*.')];
  expect(first).toEqual(second);
  expect(first[1]).not.toBe(second[1]);
});

it('takes no more than one paragraph', () => {
  expect(() => inline('# Heading')).toThrow(/^Write this as one paragraph .*: "# Heading"\.$/);
  expect(() => inline('One.\n\nTwo.')).toThrow('Write this as one paragraph');
});
