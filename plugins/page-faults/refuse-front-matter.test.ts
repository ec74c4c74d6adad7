import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import { refuseFrontMatter } from './refuse-front-matter';

const root = makeTempFolder({ 'docs/a.md': '' }, afterAll);
symlinkSync('a.md', path.join(root, 'docs/b.md'));

const refuse = (fields: string, name = 'a.md') =>
  refuseFrontMatter(root, {
    filePath: path.join(root, 'docs', name),
    fileContent: `---\nkind: how-to\n${fields}\n---\n\nText.\n`,
  });

describe('refuseFrontMatter', () => {
  it.each([
    ['title: [a]', 'docs/a.md:3: The front matter\'s "title" is no text. Write some text, in quotes where'],
    ['description: "A title: B"\ntitle: [a]', 'docs/a.md:4: The front matter\'s "title" is no text.'],
    ['title: A\ndescription:', 'docs/a.md:4: The front matter\'s "description" is no text.'],
    ['slug: [a]', 'docs/a.md:3: The front matter\'s "slug" is no text.'],
    ['sidebar_label: [a]', 'docs/a.md:3: The front matter\'s "sidebar_label" is no text.'],
    ['image: [a.png]', 'docs/a.md:3: The front matter\'s "image" is no text.'],
    ['slug: "/a b"', 'docs/a.md:3: The front matter\'s "slug" is no address. Write small letters, digits'],
    ['slug: a?b#c', 'docs/a.md:3: The front matter\'s "slug" is no address.'],
    [
      'sidebar_position: x',
      'docs/a.md:3: The front matter\'s "sidebar_position" is no number. Write one, such as 3.',
    ],
    ['sidebar_position: ""', 'docs/a.md:3: The front matter\'s "sidebar_position" is no number.'],
    ['sidebar_position: " "', 'docs/a.md:3: The front matter\'s "sidebar_position" is no number.'],
    ['sidebar_position: true', 'docs/a.md:3: The front matter\'s "sidebar_position" is no number.'],
    ['sidebar_position: [3]', 'docs/a.md:3: The front matter\'s "sidebar_position" is no number.'],
    [
      'keywords: one',
      'docs/a.md:3: The front matter\'s "keywords" is no list. Write one, such as [one, two].',
    ],
    ['keywords: []', 'docs/a.md:3: The front matter\'s "keywords" is empty. Name words'],
    ['tags:', 'docs/a.md:3: The front matter\'s "tags" is no list.'],
    ['date: soon', 'docs/a.md:3: The front matter\'s "date" is no day. Write it as 2026-01-31.'],
    ['date: [2026-01-31]', 'docs/a.md:3: The front matter\'s "date" is no day.'],
    ['"title": [a]', 'docs/a.md:1: The front matter\'s "title" is no text.'],
    ['title: a: b', 'docs/a.md:3: The front matter is not valid YAML: '],
  ])('names file, line and remedy of %j', (fields, message) => {
    expect(() => refuse(fields)).toThrow(Stop);
    expect(() => refuse(fields)).toThrow(message);
  });

  it.each([
    'title: 2026\nslug: /a/b-c.d\nsidebar_position: 1.5',
    'slug: tree\nsidebar_position: "3"\ntags: []',
    'slug: /\ndate: 2026-01-31\nkeywords: [a]',
    'title: true\ndate: "2026-01-31T10:00"',
  ])('accepts %j', (fields) => {
    expect(() => refuse(fields)).not.toThrow();
  });

  it('refuses a page that is a symbolic link', () => {
    expect(() => refuse('title: A', 'b.md')).toThrow(
      'docs/b.md: This is a symbolic link, and the build does not find the page behind it. Put the file itself here.',
    );
  });
});
