import { readFileSync, writeFileSync } from 'node:fs';
import { formatKept, keptFile, readKept, type KeptPictures } from '../../plugins/graph-picture/kept';
import { formatFinding } from '../finding';
import type { PageRun, StaleRows } from './run-page';
import { runSamples } from './samples';
import { writeRows } from './write-rows';

/** Writes the pictures of what came back; a run of some pages leaves those of the others. */
function updateKept(runs: readonly PageRun[], isWholeRun: boolean): void {
  const fresh = Object.assign({}, ...runs.map(({ pictures }) => pictures)) as KeptPictures;
  const kept = formatKept(isWholeRun ? fresh : { ...readKept(process.cwd()), ...fresh });
  if (kept === readFileSync(keptFile, 'utf8')) return;
  writeFileSync(keptFile, kept);
  console.log(`${keptFile}: pictures written`);
}

/**
 * `npm run samples:update [-- docs/patterns]` writes what came back into the `rows` fences that do not show it, and the
 * pictures of live statements without rows.
 */
async function main(): Promise<void> {
  const runs = await runSamples({ root: process.cwd(), note: console.log, below: process.argv[2] });
  const byFile = new Map<string, StaleRows[]>();
  for (const stale of runs.flatMap((page) => page.stale)) {
    byFile.set(stale.fence.file, [...(byFile.get(stale.fence.file) ?? []), stale]);
  }
  for (const [file, stale] of byFile) {
    writeFileSync(file, writeRows(readFileSync(file, 'utf8'), stale));
    console.log(`${file}: ${stale.length} table(s) of rows written`);
  }
  updateKept(runs, process.argv[2] === undefined);
  const findings = runs.flatMap((page) => page.findings);
  for (const finding of findings) console.error(formatFinding(finding));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

void main();
