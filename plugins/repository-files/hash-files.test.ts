import { beforeEach, describe, expect, it } from 'vitest';
import { makeTempFolder, writeFiles } from '../../scripts/test/temp-folder';
import { hashFiles, isCode } from './hash-files';
import { installedVersion } from './installed-version';

let root = '';
const write = (file: string, text: string): void => writeFiles(root, { [file]: text });

beforeEach(() => {
  root = makeTempFolder({
    'code/make.ts': 'one',
    'code/deep/part.ts': 'two',
    'code/make.test.ts': 'three',
    'versions.json': '["0.3.0"]',
  });
});

describe('hashFiles', () => {
  const hash = (): string =>
    hashFiles(root, ['code', 'versions.json', 'none'], (file) => !file.includes('.test.'));

  it.each([
    ['a text below a folder', 'code/deep/part.ts', 'other'],
    ['a single file', 'versions.json', '["0.5.0"]'],
    ['a new file', 'code/deep/new.ts', ''],
    ['a file that was missing', 'none', ''],
  ])('changes with %s', (_what, file, text) => {
    const before = hash();
    expect(hash()).toBe(before);
    write(file, text);
    expect(hash()).not.toBe(before);
  });

  it('does not change with a file that the filter excludes', () => {
    const before = hash();
    write('code/make.test.ts', 'other');
    expect(hash()).toBe(before);
  });

  it('is the same for a folder as for its files, sorted by name', () => {
    const files = ['code/deep/part.ts', 'code/make.test.ts', 'code/make.ts'];
    expect(hashFiles(root, ['code'])).toBe(hashFiles(root, files));
    write('code/z.ts', '');
    expect(hashFiles(root, ['code'])).toBe(hashFiles(root, [...files, 'code/z.ts']));
  });
});

it('isCode is true for code, and false for tests, data and Markdown', () => {
  expect(['a/b.ts', 'a/b.tsx', 'a/b.cjs', 'a/b.test.ts', 'a/b.json', 'README.md'].map(isCode)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('installedVersion', () => {
  it('reads the version', () => {
    write('node_modules/@a/b/package.json', '{ "version": "1.2.3" }');
    expect(installedVersion(root, '@a/b')).toBe('1.2.3');
  });

  it('names the remedy when the package or its version is missing', () => {
    expect(() => installedVersion(root, 'c')).toThrow(/^node_modules\/c\/package\.json: .* Run npm ci\.$/);
    write('node_modules/d/package.json', '{}');
    expect(() => installedVersion(root, 'd')).toThrow(/^node_modules\/d\/package\.json: .* Run npm ci\.$/);
  });
});
