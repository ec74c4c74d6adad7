import { cutVersion } from './version-cut/cut-version';
import { runMain } from './fail';

runMain(() => {
  for (const line of cutVersion(process.cwd(), process.argv.slice(2))) console.log(line);
});
