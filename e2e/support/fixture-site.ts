import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { newestIn } from './newest-in';
import { fixtureDirectory } from './places';
import { foldersShownIn } from './shown-folders';

const fixtureRoot = path.dirname(fixtureDirectory);

/** Whether the fixture site's build is older than its files, the code it imports from the real site, or its packages. */
function isStale(): boolean {
  const built = path.join(fixtureDirectory, '404.html');
  if (!existsSync(built)) return true;
  // `package-lock.json` names the packages, `package.json` the browsers to build for.
  const packages = ['package-lock.json', 'package.json'].map(
    (file) => statSync(path.join(fixtureRoot, '../../..', file)).mtimeMs,
  );
  const shown = foldersShownIn(fixtureRoot);
  const newest = [fixtureRoot, ...shown].map(newestIn);
  return (
    Math.max(...newest, ...shown.map((folder) => statSync(folder).mtimeMs), ...packages) >
    statSync(built).mtimeMs
  );
}

/**
 * Builds the fixture site if its build is out of date.
 *
 * @throws Error when the build fails
 */
export function buildFixtureSite(): void {
  if (!isStale()) return;
  const args = ['docusaurus', 'build', path.relative(process.cwd(), fixtureRoot), '--locale', 'en'];
  const build = spawnSync('npx', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (build.status !== 0)
    throw new Error(`The fixture site cannot be built:\n${build.stdout}${build.stderr}`);
}
