import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './meta';

const nothing = { title: undefined, live: false, expectedError: undefined, marks: '', unknown: [] };

describe('parseFenceMeta', () => {
  it('reads an empty meta string', () => {
    expect(parseFenceMeta('')).toEqual(nothing);
  });

  it('reads every part at once', () => {
    expect(
      parseFenceMeta('title="src/my file.ts" {1,3-4} /graph name/ live expect-error="no such label" schema'),
    ).toEqual({
      title: 'src/my file.ts',
      live: true,
      expectedError: 'no such label',
      marks: '{1,3-4} /graph name/',
      unknown: [],
    });
  });

  it('keeps the slashes of a title out of the marked words', () => {
    expect(parseFenceMeta('title="src/graph/load.ts"').marks).toBe('');
  });

  it('reads a bare error code', () => {
    expect(parseFenceMeta('expect-error=2345').expectedError).toBe('2345');
  });

  it('hands back what it does not know', () => {
    expect(parseFenceMeta('showLineNumbers colour=red').unknown).toEqual(['showLineNumbers', 'colour=red']);
  });
});
