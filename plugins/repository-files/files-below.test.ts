import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { filesBelow, isLinkedPage, linksBelow } from './files-below';

function makeFolder(): string {
  const folder = makeTempFolder({ 'c.md': '', 'b/a.md': '', 'a.md': '', '._a.md': '', '.notes/c.md': '' });
  // Emacs locks an unsaved file with a link that has no target.
  symlinkSync('who@host.17:1', path.join(folder, '.#a.md'));
  symlinkSync('a.md', path.join(folder, 'link.md'));
  symlinkSync('b', path.join(folder, 'linked'));
  mkdirSync(path.join(folder, 'folder.md'));
  return folder;
}

it('lists files sorted by name, without hidden files, folders and links', () => {
  expect(filesBelow(makeFolder())).toEqual(['a.md', 'b/a.md', 'c.md']);
  expect(filesBelow(path.join(makeFolder(), 'none'))).toEqual([]);
});

it('lists links, except hidden ones', () => {
  expect(linksBelow(makeFolder())).toEqual(['link.md', 'linked']);
});

it.each([
  ['a.md', false],
  ['b/a.md', false],
  ['link.md', true],
  ['linked/a.md', true],
])('isLinkedPage of %s is %s', (name, isLinked) => {
  const folder = makeFolder();
  expect(isLinkedPage(folder, path.join(folder, name))).toBe(isLinked);
  // The repository itself may be below a link.
  const other = path.join(makeTempFolder(), 'repository');
  symlinkSync(folder, other);
  expect(isLinkedPage(other, path.join(other, name))).toBe(isLinked);
  expect(isLinkedPage(other, path.join(folder, name))).toBe(isLinked);
});
