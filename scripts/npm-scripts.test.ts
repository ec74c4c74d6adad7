import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { dependencies, scripts } from '../package.json';

const entries: readonly (readonly [name: string, command: string])[] = Object.entries(scripts);
// Commands with && are left out: they end in Playwright, which refuses unknown options itself.
const ofOurs = entries.flatMap(([name, command]) => {
  const [, file] = /^tsx (\S+)[^&]*$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});

it('no npm script calls npm, since the outer npm would keep the options for itself', () => {
  expect(entries.filter(([, command]) => command.startsWith('npm '))).toEqual([]);
});

it.each(ofOurs)('%s reads its options or refuses them', (_name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/refuseOptions\(|readOptions\(|process\.argv/);
});

it.each(ofOurs)('%s has code that prints', (_name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\b(?:console\.log|process\.stdout)\b/);
});

it.each(['start', 'serve'])(
  'npm run %s imports only packages of the dependencies, and none of the devDependencies',
  async (script) => {
    const { metafile } = await build({
      entryPoints: [`scripts/${script}.ts`],
      bundle: true,
      platform: 'node',
      packages: 'external',
      write: false,
      metafile: true,
    });
    const asked = Object.values(metafile.inputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external, path }) => external === true && !isBuiltin(path))
      .map(({ path }) => path);
    // With NODE_ENV=production, npm installs the dependencies only.
    expect(asked).toEqual(expect.arrayContaining(['express', 'compression']));
    expect(asked.filter((name) => !(name in dependencies))).toEqual([]);
  },
);
