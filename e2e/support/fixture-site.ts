import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fixtureDirectory } from './places';
import { foldersShownIn } from './shown-folders';

const fixtureRoot = path.dirname(fixtureDirectory);
const ownFolders: readonly string[] = ['build', '.docusaurus'];

/** The time of the newest file below a folder, what the build writes left out. */
function newestIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ownFolders.includes(entry.name))
    .map((entry) => path.join(folder, entry.name))
    .reduce((newest, file) => {
      const stats = statSync(file);
      return Math.max(newest, stats.isDirectory() ? newestIn(file) : stats.mtimeMs);
    }, 0);
}

/** Tells whether the fixture site's build is older than its files, what it shows of the real one, or the packages it is built with. */
function isStale(): boolean {
  const built = path.join(fixtureDirectory, '404.html');
  if (!existsSync(built)) return true;
  // The one names the packages, the other the browsers to build for.
  const packages = ['package-lock.json', 'package.json'].map(
    (file) => statSync(path.join(fixtureRoot, '../../..', file)).mtimeMs,
  );
  const newest = [fixtureRoot, ...foldersShownIn(fixtureRoot)].map(newestIn);
  return Math.max(...newest, ...packages) > statSync(built).mtimeMs;
}

/**
 * Builds the fixture site when it changed.
 *
 * @throws Error when that fails
 */
export function buildFixtureSite(): void {
  if (!isStale()) return;
  const args = ['docusaurus', 'build', path.relative(process.cwd(), fixtureRoot), '--locale', 'en'];
  const build = spawnSync('npx', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (build.status !== 0)
    throw new Error(`The fixture site cannot be built:\n${build.stdout}${build.stderr}`);
}
