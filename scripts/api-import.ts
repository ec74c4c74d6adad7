import { applyImport } from './api-import/apply-import';
import { planImport } from './api-import/import-declarations';
import { reportImport } from './api-import/report';
import { runMain } from './fail';

runMain(async () => {
  const root = process.cwd();
  const plan = await planImport(root, process.argv.slice(2));
  applyImport(root, plan);
  // In one piece: a pager or `head` may close its end before the last line.
  console.log(reportImport(plan).join('\n'));
});
