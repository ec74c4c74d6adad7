import { expect, it } from 'vitest';
import { letBreak } from './let-break';

it.each([
  ['run(name: string): Pool.Options', 'run(<wbr>name: string): Pool.<wbr>Options'],
  ['Map&lt;string>', 'Map&lt;<wbr>string>'],
  ['(...rest: T[]) => close()', '(<wbr>...rest: T[]) => close()'],
  ['<a href=/0.3.0/(x)>SchemaDefinition</a>', '<a href=/0.3.0/(x)>SchemaDefinition</a>'],
  ['generateVertexExistenceQuery', 'generate<wbr>Vertex<wbr>Existence<wbr>Query'],
])('adds break points between the parts of %s', (html, broken) => {
  expect(letBreak(html)).toBe(broken);
});
