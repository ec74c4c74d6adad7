import { expect, it } from 'vitest';
import { inline } from '.';

it('inline parses inline Markdown and keeps braces as text', () => {
  expect(inline('An `{id}` of {all}.')).toMatchObject([
    { type: 'text', value: 'An ' },
    { type: 'inlineCode', value: '{id}' },
    { type: 'text', value: ' of {all}.' },
  ]);
});

it('inline returns new nodes for each call with the same text', () => {
  const [first, second] = [inline('Same *words*.'), inline('Same *words*.')];
  expect(first).toEqual(second);
  expect(first[1]).not.toBe(second[1]);
});

it('inline refuses anything but one paragraph', () => {
  expect(() => inline('# Heading')).toThrow(/^Write this as one paragraph .*: "# Heading"\.$/);
  expect(() => inline('One.\n\nTwo.')).toThrow('Write this as one paragraph');
});
