import { describe, expect, it } from 'vitest';
import { anchorOf, shortenAnchors } from './anchor';

const section = (level: number, heading: string, anchor: string, short: string) => ({
  level,
  heading,
  anchor,
  short,
});

const records = [
  section(1, 'Class: SchemaLoader', '', ''),
  section(2, 'Methods', 'methods', '='),
  section(3, 'loadGraphData()', 'loadgraphdata', '='),
  section(4, 'Parameters', 'loadgraphdata-parameters', '+'),
  section(5, 'Type', 'loadgraphdata-parameters-type', '+'),
  section(4, 'Returns', 'loadgraphdata-returns', '+'),
  section(3, ' Größe & Länge, created_at', 'größe--länge-created_at', '='),
  section(4, 'Returns', 'loadgraphdata-returns-1', 'loadgraphdata-returns-1'),
  section(4, 'Two words', 'elsewhere-two-words', 'elsewhere+'),
  section(3, '()', 'without-', 'without-'),
  section(2, 'Type', 'loadgraphdata-type', 'loadgraphdata+'),
];

describe('an anchor', () => {
  it.each(records.map((record, at) => ({ ...record, at })))('$anchor is written as $short', (record) => {
    expect(shortenAnchors(records)[record.at]).toBe(record.short);
  });

  it('is the same again when it is read', () => {
    const read = records.map(({ level, heading, short }) => ({ level, heading, anchor: short }));
    expect(read.map((_, at) => anchorOf(read, at))).toEqual(records.map(({ anchor }) => anchor));
  });

  it.each(['set+', 'set='])('must not end in the signs of short ones, as %s does', (anchor) => {
    expect(() => shortenAnchors([{ level: 2, heading: 'Set', anchor }])).toThrow(`The anchor "${anchor}"`);
    expect(shortenAnchors([{ level: 2, heading: 'Set', anchor: '+set' }])).toEqual(['+set']);
  });
});
