import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatKept, keptFile, readKept, type KeptPictures } from '../../plugins/graph-picture/kept';
import { runMain } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { writeTogether } from '../../scripts/write-together';
import { countOf } from '../../scripts/count-of';
import { groupBy } from '../../src/features/group-by/group-by';
import { formatFinding, type Finding } from '../finding';
import { runSamples, type SampleOptions } from './samples';
import { writeRows } from './write-rows';

/**
 * Writes what came back into the `rows` fences that differ, and the pictures of live statements without rows. A run of
 * only some pages leaves the pictures of the other pages, and so does a run of pages that cannot all be read. All files
 * are written or none.
 *
 * @returns what is wrong with pages and samples, but for the rows
 * @throws Stop when the kept pictures of the other pages cannot be read, or a file cannot be written
 */
export async function updateSamples(options: SampleOptions): Promise<readonly Finding[]> {
  const { root, note, below = [] } = options;
  const { runs, problems } = await runSamples(options);
  const others = below.length === 0 && problems.length === 0 ? {} : readKept(root);
  const byFile = groupBy(
    runs.flatMap((page) => page.stale),
    ({ fence }) => fence.file,
  );
  const pages = [...byFile].map(([file, stale]) => ({
    file,
    text: writeRows(readFileSync(path.join(root, file), 'utf8'), stale),
    told: `${file}: ${countOf(stale.length, 'table of rows', 'tables of rows')} written`,
  }));
  const fresh = Object.assign({}, ...runs.map(({ pictures }) => pictures)) as KeptPictures;
  const kept = {
    file: keptFile,
    text: formatKept({ ...others, ...fresh }),
    told: `${keptFile}: pictures written`,
  };
  const changed = [...pages, kept].filter(({ file, text }) => {
    const place = path.join(root, file);
    return !existsSync(place) || readFileSync(place, 'utf8') !== text;
  });
  writeTogether(
    root,
    changed.map(({ file, text }) => ({ to: file, write: (part) => writeFileSync(part, text) })),
  );
  for (const { told } of changed) note(told);
  return [...problems, ...runs.flatMap((page) => page.findings)];
}

/** `npm run samples:update [-- docs/patterns …]`. */
if (require.main === module) {
  runMain(async () => {
    const { positionals } = readOptions({ allowPositionals: true });
    const findings = await updateSamples({ root: process.cwd(), note: console.log, below: positionals });
    for (const finding of findings) console.error(formatFinding(finding));
    process.exitCode = findings.length > 0 ? 1 : 0;
  });
}
