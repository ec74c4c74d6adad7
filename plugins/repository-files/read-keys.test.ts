import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { readKeys } from './read-keys';

describe('readKeys', () => {
  const keys = (text: string, file = 'tags.yml'): readonly string[] => [
    ...readKeys(makeTempFolder({ [file]: text }), file),
  ];

  it('returns the names in a file', () => {
    const fields = '  label: Some\n  description: Some pages.\n';
    expect(keys(`overview:\n${fields}tutorial:\n${fields}`)).toEqual(['overview', 'tutorial']);
    expect(keys('jo:\n  name: Jo\n  socials:\n    github: jo\n', 'authors.yml')).toEqual(['jo']);
    expect(keys('{}\n')).toEqual([]);
  });

  it('names a file that is missing', () => {
    expect(() => readKeys(makeTempFolder(), 'tags.yml')).toThrow(
      'tags.yml: There is no such file. Write "name:" and its fields, indented, below.',
    );
  });

  it.each([
    ['a:\n  label: A\nb: c: d\n', 'tags.yml:3: This is not valid YAML'],
    ['- a\n- b\n', 'tags.yml:1: These are no names with fields.'],
    ['a\n', 'tags.yml:1: These are no names with fields.'],
    ['a:\n', 'tags.yml:1: "a" has no label. Write "label: some text", indented, below it.'],
    ['a:\n  label: " "\n', 'tags.yml:1: "a" has no label.'],
    ['a:\n  label: A\n', 'tags.yml:1: "a" has no description.'],
    ['a:\n  label: A\n  description: A.\nb:\n  label: 1\n', 'tags.yml:4: "b" has no label.'],
    [
      'a:\n  lable: A\n',
      'tags.yml:2: "a" has an unknown field "lable". Did you mean "label"? The fields are',
    ],
    [
      'a:\n  description: A.\n  label: A\nb:\n  abel: B\n',
      'tags.yml:5: "b" has an unknown field "abel". Did you mean "label"?',
    ],
    [`a:\n  label: A\n  description: A.\n'0.3.0':\n  label: B\n`, 'tags.yml:4: "0.3.0" has no description.'],
  ])('names the line of the fault in %j', (text, message) => {
    expect(() => keys(text)).toThrow(message);
  });

  it('knows the fields of an author', () => {
    expect(() => keys('jo:\n  nme: Jo\n', 'authors.yml')).toThrow(
      'authors.yml:2: "jo" has an unknown field "nme". Did you mean "name"? The fields are name, title,',
    );
  });

  it('refuses in a build only what Docusaurus refuses', () => {
    const read = (file: string, text: string): readonly string[] => [
      ...readKeys(makeTempFolder({ [file]: text }), file, true),
    ];
    expect(read('tags.yml', 'a:\n')).toEqual(['a']);
    expect(read('authors.yml', 'jo:\n  imageURL: a.png\n')).toEqual(['jo']);
    expect(() => read('tags.yml', 'a:\n  lable: A\n')).toThrow(
      'tags.yml:2: "a" has an unknown field "lable".',
    );
  });
});
