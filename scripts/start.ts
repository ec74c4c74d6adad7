import { spawnSync } from 'node:child_process';
import { site } from '../config/site';
import { runMain, Stop } from './fail';
import { checkNode } from './node-version';
import { refuseOptions } from './options';
import { serve } from './serve';
import { checkPortIsFree, readPort } from './serve/listen';

runMain(async () => {
  refuseOptions();
  checkNode();
  const port = readPort();
  await checkPortIsFree(port);

  console.log('1/2  Building the site, all versions, as readers get it ...\n');
  const began = Date.now();
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) {
    throw new Stop('The build failed; the message above says why. Nothing is served.');
  }
  console.log(`\nBuilt in ${((Date.now() - began) / 1000).toFixed(1)} s.`);

  console.log(`2/2  Serving build/ under ${site.baseUrl}, as a static host does ...`);
  await serve(port);
});
