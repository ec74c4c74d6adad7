import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { readGeneratedPages, stampFile } from './generated-pages';

function write(place: string, file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
}

it('maps each generated page to its folder, and is empty when nothing was generated', () => {
  const place = path.join(makeTempFolder(), 'api-generated');
  expect(readGeneratedPages(place).size).toBe(0);
  write(place, 'classes/Client.md');
  write(place, 'type-aliases/Row.md');
  write(place, 'index.md');
  expect([...readGeneratedPages(place)]).toEqual([
    ['Client', 'classes'],
    ['Row', 'type-aliases'],
  ]);
});

it('reads the folder once, and again when the stamp changes', () => {
  const place = makeTempFolder();
  write(place, 'classes/Client.md');
  write(place, stampFile, 'one');
  const first = readGeneratedPages(place);
  expect(readGeneratedPages(place)).toBe(first);
  write(place, 'classes/Other.md');
  write(place, stampFile, 'two');
  expect(readGeneratedPages(place).get('Other')).toBe('classes');
});
