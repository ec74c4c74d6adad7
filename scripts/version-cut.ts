import { runMain } from './fail';
import { cutVersion } from './version-cut/cut-version';

runMain(async () => {
  for (const line of await cutVersion(process.cwd(), process.argv.slice(2))) console.log(line);
});
