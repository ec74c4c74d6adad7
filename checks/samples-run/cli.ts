import { runMain } from '../../scripts/fail';
import { formatFinding } from '../finding';
import { listFindings, runSamples } from './samples';

/** `npm run samples:check -- docs/patterns` runs the samples below one folder, or of one file. */
runMain(async () => {
  const runs = await runSamples({ root: process.cwd(), note: console.log, below: process.argv[2] });
  const findings = listFindings(runs);
  for (const finding of findings) console.error(formatFinding(finding));
  process.exitCode = findings.length > 0 ? 1 : 0;
});
