import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readKeys } from './read-keys';

describe('readKeys', () => {
  const keys = (text: string): readonly string[] => {
    const root = mkdtempSync(path.join(tmpdir(), 'keys-'));
    writeFileSync(path.join(root, 'tags.yml'), text);
    return [...readKeys(root, 'tags.yml')];
  };

  it('gives the names', () => {
    expect(keys('overview:\n  label: Overview\ntutorial:\n  label: Tutorial\n')).toEqual([
      'overview',
      'tutorial',
    ]);
  });

  it('names a file that is missing', () => {
    expect(() => readKeys(mkdtempSync(path.join(tmpdir(), 'keys-')), 'tags.yml')).toThrow(
      'tags.yml: There is no such file. Write "name:" and its fields, indented, below.',
    );
  });

  it.each([
    ['a:\n  label: A\nb: c: d\n', 'tags.yml:3: This is not valid YAML'],
    ['- a\n- b\n', 'tags.yml:1: These are no names with fields.'],
    ['a\n', 'tags.yml:1: These are no names with fields.'],
  ])('names the line of what is wrong in %j', (text, message) => {
    expect(() => keys(text)).toThrow(message);
  });
});
