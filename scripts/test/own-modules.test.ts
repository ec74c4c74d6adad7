import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listWithOwnModules, needsOwnModules, testRooms } from './own-modules.mts';
import { makeTempFolder } from './temp-folder';

// Written in parts, because the rule under test also applies to this file.
const vi = 'v' + 'i';

it.each([
  `${vi}.mock('./a');`,
  `  await ${vi}.doMock(\n    './a');`,
  `${vi}.useFakeTimers();`,
  `${vi}.stubEnv('A', 'b');`,
  ['// @vitest', 'environment jsdom'].join('-'),
  ['process', 'env.TZ ='].join('.'),
  ['process', 'exitCode = 1;'].join('.'),
  ['Object.assign(global', 'This, { fetch });'].join(''),
  ['global', 'fetch = fetch;'].join('.'),
])('gives a thread of its own to a file with %s', (text) => {
  expect(needsOwnModules(text)).toBe(true);
});

it('lets a file that only spies share its modules with other files', () => {
  expect(needsOwnModules(`import { ${vi} } from 'vitest';\n${vi}.spyOn(console, 'log');`)).toBe(false);
});

it('knows each folder of the repository that holds tests', () => {
  const others = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|build$)/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !testRooms.includes(name));
  expect(others.length).toBeGreaterThan(0);
  const tests = others.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.[a-z]+$/.test(file)),
  );
  expect(tests).toEqual([]);
});

it('lists the tests that need a thread of their own in the given folders, and no other files', () => {
  const text = `${vi}.resetModules();`;
  const root = makeTempFolder({
    'src/deep/a.test.tsx': text,
    'src/deep/a.ts': text,
    'plugins/b.test.ts': text,
    'plugins/plain.test.ts': '',
    'other/c.test.ts': text,
  });
  expect(listWithOwnModules(root, ['plugins', 'src'])).toEqual(['plugins/b.test.ts', 'src/deep/a.test.tsx']);
});
