import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../config/site';
import { runMain, Stop } from './fail';
import { checkNode } from './node-version';
import { listen, readPort } from './serve/listen';
import { createSiteServer } from './serve/site-server';

/**
 * Serves a built site until the process is stopped.
 *
 * @throws Stop when nothing is built there or the port is busy
 */
export async function serve(
  port: number,
  directory = 'build',
  basePath: string = site.baseUrl,
): Promise<void> {
  const root = resolve(directory);
  if (!existsSync(join(root, '404.html'))) {
    throw new Stop(
      `There is no built site in ${directory}: build it with "npm run build", or build and serve with "npm start".`,
    );
  }
  await listen(createSiteServer({ directory: root, basePath }), port);
  console.log(`\nThe site is at  http://localhost:${String(port)}${basePath}`);
  console.log('Press Ctrl+C to stop.');
}

if (require.main === module) {
  runMain(async () => {
    checkNode();
    const { values } = parseArgs({
      options: {
        directory: { type: 'string', default: 'build' },
        base: { type: 'string', default: site.baseUrl },
      },
    });
    await serve(readPort(), values.directory, values.base);
  });
}
