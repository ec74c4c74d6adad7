import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Versions compared with; they are no dependencies of the site. */
export const peerVersions = {
  lunr: '2.3.9',
  '@orama/orama': '3.1.18',
  pagefind: '1.6.0',
  '@easyops-cn/docusaurus-search-local': '0.55.3',
} as const;

export const peerFolder = path.resolve('.cache/bench-peers');

/** Finds and loads packages as a module in the peers' folder would. */
export const inPeers = createRequire(path.join(peerFolder, 'package.json'));

function installedVersion(name: string): string | undefined {
  const file = path.join(peerFolder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: string }).version;
}

/** Installs the peers beside the site, without their scripts, unless they are there in the versions above. */
export function installPeers(): void {
  const isThere = Object.entries(peerVersions).every(([name, version]) => installedVersion(name) === version);
  if (isThere) return;
  mkdirSync(peerFolder, { recursive: true });
  writeFileSync(path.join(peerFolder, 'package.json'), '{ "private": true }');
  const packages = Object.entries(peerVersions).map(([name, version]) => `${name}@${version}`);
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...packages], { cwd: peerFolder, stdio: 'inherit' });
}
