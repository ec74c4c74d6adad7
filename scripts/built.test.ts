import path from 'node:path';
import { expect, it } from 'vitest';
import { holdFolder } from '../plugins/whole-build/hold-folder';
import { isBuilt, requireBuild } from './built';
import { Stop } from './fail';
import { makeTempFolder } from './test/temp-folder';

it('does not accept a site while a build writes it, although its 404.html exists already', () => {
  const root = makeTempFolder({ 'build/404.html': 'of the build that is at work' });
  const build = path.join(root, 'build');
  const { giveBack } = holdFolder(root, `${build}/`);
  expect(isBuilt(build, root)).toBe(false);
  const require = (): void => requireBuild(build, 'build', root);
  expect(require).toThrow(Stop);
  expect(require).toThrow('The site in build is not whole: a build writes it, or was killed.');
  giveBack();
  expect(isBuilt(build, root)).toBe(true);
  expect(require).not.toThrow();
});

it('names the folder without a site, and the remedy', () => {
  const root = makeTempFolder({ 'build/index.html': '' });
  expect(() => requireBuild(path.join(root, 'build'), 'build', root)).toThrow(
    'There is no built site in build: build it with "npm run build"',
  );
});
