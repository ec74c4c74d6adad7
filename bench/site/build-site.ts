import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BenchSite, workFolder } from './places';
import { thenTidy } from '../../scripts/then-tidy';

export interface BuildResult {
  readonly seconds: number;
  /** Greatest memory of the build and its children at one time; undefined where /proc is missing. */
  readonly peakMegabytes: number | undefined;
}

interface ProcessMemory {
  readonly pid: number;
  readonly parent: number;
  readonly megabytes: number;
}

function readProcesses(): readonly ProcessMemory[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const field = (key: string): number =>
          Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: field('PPid'), megabytes: field('VmRSS') / 1024 }];
      } catch {
        // It ended between the two reads.
        return [];
      }
    });
}

/** Memory of a process and everything it started. */
function memoryOf(pid: number): number {
  const all = readProcesses();
  const family = new Set([pid]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const each of all) if (family.has(each.parent)) family.add(each.pid);
  }
  return all.filter((each) => family.has(each.pid)).reduce((sum, { megabytes }) => sum + megabytes, 0);
}

/** Where builds keep the types of samples. */
export const sampleTypes = '.cache/code-types';

const kept = ['.docusaurus', 'node_modules/.cache', sampleTypes, '.cache/api-changes'];

function generatedPages(folder: string): readonly string[] {
  const versions = path.join(folder, 'versioned_docs');
  const released = existsSync(versions) ? readdirSync(versions) : [];
  return ['docs', ...released.map((version) => `versioned_docs/${version}`)].map(
    (docs) => `${docs}/api-generated`,
  );
}

/**
 * A temporary folder for each site, where the compiler of the configuration keeps its cache: in a shared one a cold
 * build would find the cache of an earlier build.
 */
const temporaryOf = (name: BenchSite['name']): string => path.join(workFolder, `temporary-${name}`);

/**
 * Paths of what builds of our site keep between runs: the bundler's and Docusaurus' caches, types and changes of
 * declarations, generated pages, the compiled configuration.
 *
 * @returns paths from the folder
 */
export const keptBy = (folder: string): readonly string[] => [
  ...kept,
  ...generatedPages(folder),
  path.relative(folder, temporaryOf('ours')),
];

/**
 * Deletes everything that an earlier build has left, so that the next build is cold.
 *
 * @param cwd where the site is built from
 */
export function forgetCaches({ folder, name }: BenchSite, cwd: string): void {
  // The generated pages are content of the stock site.
  const own = name === 'ours' ? keptBy(folder) : kept;
  // The bundler's cache is in the folder where the command runs, not in that of the site.
  const elsewhere = [path.join(cwd, 'node_modules/.cache'), temporaryOf(name)];
  for (const each of [...own.map((kind) => path.join(folder, kind)), ...elsewhere])
    rmSync(each, { recursive: true, force: true });
}

/**
 * Builds a site.
 *
 * @throws Error with the end of what the build said when it fails, or with the reason when it cannot be started
 */
export async function buildSite({ name, folder, build }: BenchSite, cwd: string): Promise<BuildResult> {
  const temporary = temporaryOf(name);
  for (const needed of [path.dirname(build), temporary]) mkdirSync(needed, { recursive: true });
  const start = process.hrtime.bigint();
  const args = ['docusaurus', 'build', path.relative(cwd, folder) || '.', '--out-dir', build];
  // Runs in a process group of its own, so that whoever stops the bench can stop the whole build before its caches are
  // put back.
  const child = spawn('npx', args, {
    cwd,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  let peak = 0;
  const hasProc = existsSync('/proc/self/status');
  const timer = setInterval(() => {
    if (hasProc && pid !== undefined) peak = Math.max(peak, memoryOf(pid));
  }, 250);
  const code = await thenTidy(
    () =>
      new Promise<number | null>((resolve, reject) => {
        child.on('error', reject);
        child.on('close', resolve);
      }),
    () => {
      clearInterval(timer);
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning && pid !== undefined) process.kill(-pid, 'SIGKILL');
    },
  );
  if (code !== 0) throw new Error(`The site in ${folder} cannot be built:\n${said.slice(-3000)}`);
  return {
    seconds: Number(process.hrtime.bigint() - start) / 1e9,
    peakMegabytes: hasProc ? Math.round(peak) : undefined,
  };
}
