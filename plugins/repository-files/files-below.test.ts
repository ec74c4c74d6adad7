import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { filesBelow, isLinkedPage, linksBelow } from './files-below';

function makeFolder(): string {
  const folder = makeTempFolder({ 'c.md': '', 'b/a.md': '', 'a.md': '', '._a.md': '', '.notes/c.md': '' });
  // As Emacs locks a file that is not saved: a link to nothing.
  symlinkSync('who@host.17:1', path.join(folder, '.#a.md'));
  symlinkSync('a.md', path.join(folder, 'link.md'));
  symlinkSync('b', path.join(folder, 'linked'));
  mkdirSync(path.join(folder, 'folder.md'));
  return folder;
}

it('lists files in the order of their names, and neither hidden ones, nor folders, nor links', () => {
  expect(filesBelow(makeFolder())).toEqual(['a.md', 'b/a.md', 'c.md']);
  expect(filesBelow(path.join(makeFolder(), 'none'))).toEqual([]);
});

it('lists links, but for hidden ones', () => {
  expect(linksBelow(makeFolder())).toEqual(['link.md', 'linked']);
});

it.each([
  ['a.md', false],
  ['b/a.md', false],
  ['link.md', true],
  ['linked/a.md', true],
])('knows whether %s is what it is called', (name, isLinked) => {
  const folder = makeFolder();
  expect(isLinkedPage(folder, path.join(folder, name))).toBe(isLinked);
  // A repository may itself be reached through a link.
  const other = path.join(makeTempFolder(), 'repository');
  symlinkSync(folder, other);
  expect(isLinkedPage(other, path.join(other, name))).toBe(isLinked);
  expect(isLinkedPage(other, path.join(folder, name))).toBe(isLinked);
});
