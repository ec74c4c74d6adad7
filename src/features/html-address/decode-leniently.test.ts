import { expect, test } from 'vitest';
import { decodeLeniently } from './decode-leniently';

test.each([
  ['ja%20%C3%BC', 'ja ü'],
  ['plain', 'plain'],
  ['100%', '100%'],
  ['%E4', '%E4'],
])('%s is decoded as %s', (text, decoded) => {
  expect(decodeLeniently(text)).toBe(decoded);
});
