import { runMain } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { formatFinding } from '../finding';
import { listFindings, runSamples } from './samples';

/** `npm run samples:check -- docs/patterns` runs the samples below folders, or of files. */
runMain(async () => {
  const { positionals } = readOptions({ allowPositionals: true });
  const { runs, problems } = await runSamples({ root: process.cwd(), note: console.log, below: positionals });
  const findings = [...problems, ...listFindings(runs)];
  for (const finding of findings) console.error(formatFinding(finding));
  process.exitCode = findings.length > 0 ? 1 : 0;
});
