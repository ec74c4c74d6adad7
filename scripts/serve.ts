import { resolve } from 'node:path';
import { site } from '../config/site';
import { requireBuild } from './built';
import { runMain } from './fail';
import { checkNode } from './node-version';
import { readOptions } from './options';
import { toBasePath } from './serve/base-path';
import { listen, readPort } from './serve/listen';
import { createSiteServer } from './serve/site-server';

/**
 * Serves a built site until the process is stopped.
 *
 * @param command - What a reader runs, for messages.
 * @throws Stop when nothing is built there or the port is busy
 */
export async function serve(
  port: number,
  directory = 'build',
  basePath: string = site.baseUrl,
  command = 'npm start',
): Promise<void> {
  const root = resolve(directory);
  requireBuild(root, directory);
  await listen(createSiteServer({ directory: root, basePath }), port, command);
  console.log(`\nThe site is at  http://localhost:${String(port)}${basePath}`);
  console.log('Press Ctrl+C to stop.');
}

if (require.main === module) {
  runMain(async () => {
    checkNode();
    const { values } = readOptions({
      options: {
        directory: { type: 'string', default: 'build' },
        base: { type: 'string', default: site.baseUrl },
      },
    });
    await serve(readPort(), values.directory, toBasePath(values.base), 'npm run serve');
  });
}
