import { describe, expect, it } from 'vitest';
import { AgtypeSyntaxError, parseAgtype, type Agtype } from './agtype';

const integer = (value: number | bigint): Agtype => ({ kind: 'integer', value, text: String(value) });
const string = (value: string): Agtype => ({ kind: 'string', value });

const VERTEX =
  '{"id": 844424930131969, "label": "Part", "properties": {"sku": "HB-36", "cost": 22.0}}::vertex';
const EDGE =
  '{"id": 1970324836974593, "label": "HAS_PART", "end_id": 844424930131969, "start_id": 1125899906842625, "properties": {"quantity": 2}}::edge';

const hub: Agtype = {
  kind: 'vertex',
  id: '844424930131969',
  label: 'Part',
  properties: [
    ['sku', string('HB-36')],
    ['cost', { kind: 'float', value: 22, text: '22.0' }],
  ],
};
const edge: Agtype = {
  kind: 'edge',
  id: '1970324836974593',
  label: 'HAS_PART',
  startId: '1125899906842625',
  endId: '844424930131969',
  properties: [['quantity', integer(2)]],
};

describe('scalars', () => {
  it.each<[string, Agtype]>([
    ['null', { kind: 'null' }],
    ['true', { kind: 'boolean', value: true }],
    ['false', { kind: 'boolean', value: false }],
    ['0', integer(0)],
    ['-7', integer(-7)],
    ['9007199254740991', integer(9007199254740991)],
    ['9007199254740993', integer(9007199254740993n)],
    ['-9223372036854775808', integer(-9223372036854775808n)],
    ['1.0', { kind: 'float', value: 1, text: '1.0' }],
    ['-0.5', { kind: 'float', value: -0.5, text: '-0.5' }],
    ['1e+20', { kind: 'float', value: 1e20, text: '1e+20' }],
    ['1e-07', { kind: 'float', value: 1e-7, text: '1e-07' }],
    ['9.223372036854776e+18', { kind: 'float', value: 9.223372036854776e18, text: '9.223372036854776e+18' }],
    ['Infinity', { kind: 'float', value: Infinity, text: 'Infinity' }],
    ['-Infinity', { kind: 'float', value: -Infinity, text: '-Infinity' }],
    ['NaN', { kind: 'float', value: NaN, text: 'NaN' }],
    ['1.5::numeric', { kind: 'numeric', text: '1.5' }],
    ['3::numeric', { kind: 'numeric', text: '3' }],
    ['-12345678901234567890.5::numeric', { kind: 'numeric', text: '-12345678901234567890.5' }],
    ['NaN::numeric', { kind: 'numeric', text: 'NaN' }],
    ['Infinity::numeric', { kind: 'numeric', text: 'Infinity' }],
    ['""', string('')],
    ['"Malmö & 自転車 🚲"', string('Malmö & 自転車 🚲')],
    ['"a\\"b\\\\c\\/d\\b\\f\\n\\r\\t"', string('a"b\\c/d\b\f\n\r\t')],
    ['"\\u0041\\u00e9\\ud83d\\udeb2"', string('Aé🚲')],
    ['"not a ::vertex"', string('not a ::vertex')],
    [' 1 ', integer(1)],
  ])('reads %s', (text, value) => {
    expect(parseAgtype(text)).toEqual(value);
  });
});

describe('lists and maps', () => {
  it.each<[string, Agtype]>([
    ['[]', { kind: 'list', items: [] }],
    ['{}', { kind: 'map', entries: [] }],
    [
      '[1, "a", null, [true]]',
      {
        kind: 'list',
        items: [
          integer(1),
          string('a'),
          { kind: 'null' },
          { kind: 'list', items: [{ kind: 'boolean', value: true }] },
        ],
      },
    ],
    [
      '{"a": 1, "b c": {"d": []}}',
      {
        kind: 'map',
        entries: [
          ['a', integer(1)],
          ['b c', { kind: 'map', entries: [['d', { kind: 'list', items: [] }]] }],
        ],
      },
    ],
    [
      '{"__proto__": 1, "constructor": 2}',
      {
        kind: 'map',
        entries: [
          ['__proto__', integer(1)],
          ['constructor', integer(2)],
        ],
      },
    ],
    ['[1.5::numeric, 2]', { kind: 'list', items: [{ kind: 'numeric', text: '1.5' }, integer(2)] }],
    [`{"part": ${VERTEX}}`, { kind: 'map', entries: [['part', hub]] }],
    [`[${VERTEX}, ${EDGE}]`, { kind: 'list', items: [hub, edge] }],
  ])('reads %s', (text, value) => {
    expect(parseAgtype(text)).toEqual(value);
  });
});

describe('graph elements', () => {
  it('reads a vertex and an edge', () => {
    expect(parseAgtype(VERTEX)).toEqual(hub);
    expect(parseAgtype(EDGE)).toEqual(edge);
  });

  it('keeps every digit of an id that a JavaScript number would round', () => {
    const value = parseAgtype('{"id": 9007199254740993, "label": "", "properties": {}}::vertex');
    expect(value).toMatchObject({ kind: 'vertex', id: '9007199254740993', label: '' });
  });

  it('reads properties that hold maps, lists and numerics', () => {
    const value = parseAgtype('{"id": 1, "label": "X", "properties": {"a": [{"b": 0.1::numeric}]}}::vertex');
    expect(value).toMatchObject({
      properties: [
        ['a', { kind: 'list', items: [{ kind: 'map', entries: [['b', { kind: 'numeric', text: '0.1' }]] }] }],
      ],
    });
  });

  it('reads paths of every length, and lists of paths', () => {
    expect(parseAgtype(`[${VERTEX}]::path`)).toEqual({ kind: 'path', items: [hub] });
    expect(parseAgtype(`[${VERTEX}, ${EDGE}, ${VERTEX}]::path`)).toEqual({
      kind: 'path',
      items: [hub, edge, hub],
    });
    expect(parseAgtype(`[[${VERTEX}]::path, null]`)).toMatchObject({
      kind: 'list',
      items: [{ kind: 'path' }, { kind: 'null' }],
    });
  });
});

describe('invalid and very long text', () => {
  it.each([
    ['', 1],
    ['nul', 1],
    ['nullx', 1],
    ['Ann', 1],
    ['"open', 1],
    ['"bad \\q"', 1],
    ['[1, 2', 6],
    ['[1 2]', 4],
    ['[1,]', 4],
    ['{"a" 1}', 6],
    ['{a: 1}', 2],
    ['{"a": 1', 8],
    ['1 2', 3],
    ['1::vertex', 1],
    ['"1"::numeric', 1],
    ['{}::vertex', 1],
    ['{"id": 1.5, "label": "A", "properties": {}}::vertex', 1],
    ['{"id": 1, "label": 2, "properties": {}}::vertex', 1],
    ['{"id": 1, "label": "A", "properties": []}::vertex', 1],
    ['{"id": 1, "label": "A", "properties": {}}::edge', 1],
    ['{"id": 1, "label": "A", "start_id": 2, "properties": {}}::edge', 1],
    ['{"id": 1, "label": "A", "end_id": 2, "properties": {}}::edge', 1],
    [`[${VERTEX}, ${VERTEX}]::path`, 1],
    [`[${EDGE}]::path`, 1],
    ['[]::path', 1],
    ['1::nothing', 1],
  ])('refuses %j at character %i', (text, character) => {
    expect(() => parseAgtype(text)).toThrow(AgtypeSyntaxError);
    expect(() => parseAgtype(text)).toThrow(`at character ${character}.`);
  });

  it('refuses nesting deeper than 1000 levels instead of overflowing the stack', () => {
    expect(parseAgtype('['.repeat(999) + ']'.repeat(999)).kind).toBe('list');
    expect(() => parseAgtype('['.repeat(100_000))).toThrow('at most 1000 levels of nesting');
  });

  it('reads a string of 600,000 characters, and refuses one without its closing quote', () => {
    const long = 'é\\n'.repeat(200_000);
    expect(parseAgtype(`"${long}"`)).toMatchObject({ kind: 'string' });
    expect(() => parseAgtype(`"${long}`)).toThrow(AgtypeSyntaxError);
  });

  it('reads a list of 20,000 vertices within ten seconds', () => {
    const text = `[${Array.from({ length: 20_000 }, () => VERTEX).join(', ')}]`;
    const start = performance.now();
    parseAgtype(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
