import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Stop } from './fail';
import { makeTempFolder } from './test/temp-folder';
import { writeTogether, type Writing } from './write-together';

let root: string;

beforeEach(() => {
  root = makeTempFolder({ 'a.txt': 'old' });
});

const text = (to: string, content = 'new'): Writing => ({
  to,
  write: (part) => writeFileSync(part, content),
});

describe('writeTogether', () => {
  it('writes files and folders, and makes their parent folders', () => {
    writeTogether(root, [text('a.txt'), { to: 'b/c', write: (part) => mkdirSync(part) }]);
    expect(readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('new');
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(['a.txt', 'b', 'b/c']);
  });

  it('changes nothing when one file cannot be written, and says so', () => {
    const full = (part: string): void => {
      writeFileSync(part, 'ha');
      throw new Error('ENOSPC: no space left');
    };
    const run = (): void => writeTogether(root, [text('a.txt'), { to: 'b.txt', write: full }]);
    expect(run).toThrow(
      /^b\.txt: it could not be written \(ENOSPC.*\)\. Nothing was changed\. See that there is/,
    );
    expect(run).toThrow(Stop);
    expect(readdirSync(root)).toEqual(['a.txt']);
    expect(readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('old');
  });

  it('replaces a half-written folder that a stopped run has left', () => {
    mkdirSync(path.join(root, 'pages.part'));
    writeFileSync(path.join(root, 'pages.part/deleted.md'), 'gone from the source since');
    mkdirSync(path.join(root, 'source'));
    writeFileSync(path.join(root, 'source/kept.md'), 'a page');
    const copy = (part: string): void => cpSync(path.join(root, 'source'), part, { recursive: true });
    writeTogether(root, [{ to: 'pages', write: copy }]);
    expect(readdirSync(path.join(root, 'pages'))).toEqual(['kept.md']);
  });

  it('changes nothing when the temporary file beside a place cannot be removed, and says so', () => {
    // With the ending of the temporary file, the name is too long for the file system.
    const long = 'b'.repeat(253);
    expect(() => writeTogether(root, [text('a.txt'), text(long)])).toThrow(
      /^b+: it could not be written \(.+\)\. Nothing was changed\./,
    );
    expect(readdirSync(root)).toEqual(['a.txt']);
  });

  it('names the files already in place when a later one cannot be moved to its place', () => {
    mkdirSync(path.join(root, 'b.txt'));
    expect(() => writeTogether(root, [text('a.txt'), text('b.txt')])).toThrow(
      /^b\.txt: it could not be put in its place \(.*\)\. Already there: a\.txt\. Restore these with git/,
    );
    expect(readdirSync(root).sort()).toEqual(['a.txt', 'b.txt']);
  });

  it('says that nothing was changed when the first file cannot be moved to its place', () => {
    mkdirSync(path.join(root, 'b.txt'));
    expect(() => writeTogether(root, [text('b.txt'), text('a.txt')])).toThrow(
      /^b\.txt: it could not be put in its place \(.*\)\. Nothing was changed\. Remove what is in the way, and run the command again\.$/,
    );
    expect(readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('old');
    expect(readdirSync(root).sort()).toEqual(['a.txt', 'b.txt']);
  });
});
