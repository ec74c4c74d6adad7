import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../package.json';

const entries: readonly (readonly [name: string, command: string])[] = Object.entries(scripts);
// Playwright refuses those of the scripts that end in it.
const ofOurs = entries.flatMap(([name, command]) => {
  const [, file] = /^tsx (\S+)[^&]*$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});

it('no npm script is another one, since npm keeps options of the outer one for itself', () => {
  expect(entries.filter(([, command]) => command.startsWith('npm '))).toEqual([]);
});

it.each(ofOurs)('%s refuses options that it does not know', (_name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/refuseOptions\(|readOptions\(|process\.argv/);
});
