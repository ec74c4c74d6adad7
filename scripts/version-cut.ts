import { runMain } from './fail';
import { cutVersion } from './version-cut/cut-version';

runMain(async () => {
  const lines = await cutVersion(process.cwd(), process.argv.slice(2));
  // In one piece: a pager or `head` may close its end before the last line.
  console.log(lines.join('\n'));
});
