import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { testRooms } from './own-modules.mts';

const root = path.resolve(import.meta.dirname, '../..');
const inRooms = testRooms.flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
);
/** Copied from the library, or built. */
const notOurs = /^api\/[^/]+\/|^e2e\/fixtures\/[^/]+\/(?:build|\.docusaurus)\//;

/** One file of each extension in each folder: the configuration of ESLint selects files by these. */
const samples = new Map(
  [...readdirSync(root), ...inRooms]
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && !notOurs.test(file))
    .map((file) => [`${/^[^/]+\//.exec(file)?.[0] ?? ''}*${path.extname(file)}`, file]),
);

it('every kind of code is linted in each folder', async () => {
  const eslint = new ESLint({ cwd: root });
  const lacking: string[] = [];
  for (const [kind, file] of samples) {
    const config = (await eslint.calculateConfigForFile(file)) as { readonly rules?: object } | undefined;
    if (!('@typescript-eslint/consistent-type-imports' in (config?.rules ?? {}))) lacking.push(kind);
  }
  expect([...samples.keys()]).toEqual(expect.arrayContaining(['*.mts', 'plugins/*.cts', 'scripts/*.mts']));
  expect(lacking).toEqual([]);
});
