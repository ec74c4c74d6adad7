import { expect, it } from 'vitest';
import { namesInCode, namesInSample } from './code-names';

it('finds names, but no numbers, short words or parts of UUIDs', () => {
  expect(
    namesInCode('await db.run(1741996800000, 30days, "a", f47ac10b-58cc-4372-a567-0e02b2c3d479)'),
  ).toEqual(['await', 'run']);
});

it('finds no names in a UUID, in lower or upper case', () => {
  expect(namesInCode('deadbeef-cafe-4dad-bead-facade123456 DEADBEEF-CAFE-4DAD-BEAD-FACADE123456')).toEqual(
    [],
  );
});

it('keeps names with `$`, `_` and digits whole', () => {
  expect(namesInCode('$cypher $$x _id$2 a$bc MAX_2')).toEqual(['$cypher', '$$x', '_id$2', 'a$bc', 'MAX_2']);
});

it('leaves out string literals of a sample, which are data of the example', () => {
  expect(namesInSample("builder.match('part', 'Part').where('', { name: 'Rack' })")).toEqual([
    'builder',
    'match',
    'where',
    'name',
  ]);
});

it('does not join the words on both sides of a removed literal', () => {
  expect(namesInSample(`"Kugelwerk's", 'x', "Germany"`)).toEqual(['Kugelwerk', 'Germany']);
});

it('keeps strings in double quotes, and the names of imported modules', () => {
  expect(namesInSample(`{ "moduleResolution": "nodenext" }`)).toEqual(['moduleResolution', 'nodenext']);
  expect(
    namesInSample("import Cursor from 'pg-cursor'; await import('node:readline'); require('dotenv')"),
  ).toEqual([
    'import',
    'Cursor',
    'from',
    'cursor',
    'await',
    'import',
    'node',
    'readline',
    'require',
    'dotenv',
  ]);
});

it('does not pair an apostrophe with one on a later line', () => {
  expect(namesInSample("// it's a name\nconnect() // isn't it")).toContain('connect');
});

it.each(['const', 'let', 'function', 'class', 'type', 'interface'])(
  'splits a name that the sample declares with `%s` into its words',
  (word) => {
    expect(namesInSample(`${word} PartNames use(PartNames)`)).toEqual([
      ...[word, 'Part', 'Names'],
      ...['use', 'Part', 'Names'],
    ]);
  },
);

it('splits names that the sample declares into words, and keeps names that it only uses whole', () => {
  expect(
    namesInSample('const partNames = await findParts(); function priceOf() { return partNames }'),
  ).toEqual([
    ...['const', 'part', 'Names', 'await', 'findParts', 'function', 'price', 'Of'],
    ...['return', 'part', 'Names'],
  ]);
});
