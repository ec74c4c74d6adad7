import { expect, it } from 'vitest';
import { namesInCode, namesInSample } from './code-names';

it('reads names, and no numbers, short words or pieces of identifiers', () => {
  expect(
    namesInCode('await db.run(1741996800000, 30days, "a", f47ac10b-58cc-4372-a567-0e02b2c3d479)'),
  ).toEqual(['await', 'run']);
});

it('takes no part of a UUID for a name, in small or in capital letters', () => {
  expect(namesInCode('deadbeef-cafe-4dad-bead-facade123456 DEADBEEF-CAFE-4DAD-BEAD-FACADE123456')).toEqual(
    [],
  );
});

it('reads names with signs and capitals whole', () => {
  expect(namesInCode('$cypher $$x _id$2 a$bc MAX_2')).toEqual(['$cypher', '$$x', '_id$2', 'a$bc', 'MAX_2']);
});

it('leaves out the data that a sample has in its literals', () => {
  expect(namesInSample("builder.match('part', 'Part').where('', { name: 'Rack' })")).toEqual([
    'builder',
    'match',
    'where',
    'name',
  ]);
});

it('keeps words on both sides of an apostrophe apart', () => {
  expect(namesInSample(`"Kugelwerk's", 'x', "Germany"`)).toEqual(['Kugelwerk', 'Germany']);
});

it('keeps keys in double quotes, and the modules that a sample imports', () => {
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

it('takes an apostrophe for no quotation mark of a later line', () => {
  expect(namesInSample("// it's a name\nconnect() // isn't it")).toContain('connect');
});

it.each(['const', 'let', 'function', 'class', 'type', 'interface'])(
  'takes apart what a sample declares by %s',
  (word) => {
    expect(namesInSample(`${word} PartNames use(PartNames)`)).toEqual([
      ...[word, 'Part', 'Names'],
      ...['use', 'Part', 'Names'],
    ]);
  },
);

it('takes names that a sample gives itself apart', () => {
  expect(
    namesInSample('const partNames = await findParts(); function priceOf() { return partNames }'),
  ).toEqual([
    ...['const', 'part', 'Names', 'await', 'findParts', 'function', 'price', 'Of'],
    ...['return', 'part', 'Names'],
  ]);
});
