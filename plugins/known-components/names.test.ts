import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { known, written } from './names';

const original = require.resolve('@docusaurus/theme-classic/lib/theme/MDXComponents/index.js');

/** The components of an MDX component map: its keys with a capital letter. */
const keysOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z]\w*)[,:]/gm)].map(([, name = '']) => name);

const namesFound = readdirSync('plugins', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(`plugins/${file}`, 'utf8').matchAll(/findComponents\([^[\]]*\[([^\]]*)\]/g),
  ])
  .flatMap(([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name));

it("the known components are those of the theme, of the site's map, and those that plugins look for", () => {
  const there = new Set([...keysOf(original), ...keysOf('src/theme/MDXComponents.tsx'), ...namesFound]);
  expect([...known, ...written].sort()).toEqual([...there].sort());
});
