import { readFileSync, writeFileSync } from 'node:fs';
import { formatFinding } from '../finding';
import type { StaleRows } from './run-page';
import { runSamples } from './samples';
import { writeRows } from './write-rows';

/** `npm run samples:update [-- docs/patterns]` writes what came back into the `rows` fences that do not show it. */
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
  const findings = runs.flatMap((page) => page.findings);
  for (const finding of findings) console.error(formatFinding(finding));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

void main();
