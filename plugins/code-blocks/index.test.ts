import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import codeBlocks from './index';

it('lists every loader as a build dependency of the bundler, since no import leads to them', () => {
  // Without NODE_ENV, the plugin does not start to prepare hovers.
  vi.stubEnv('NODE_ENV', '');
  const { configureWebpack } = codeBlocks();
  vi.unstubAllEnvs();
  const config = { experiments: { cache: { type: 'persistent', version: 'v' } } };
  const changes = configureWebpack?.(config, false, undefined as never, undefined);
  const plugins = path.resolve(__dirname, '..');
  const loaders = readdirSync(plugins, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-loader.cjs'))
    .map((name) => path.join(plugins, name));
  expect(loaders.length).toBeGreaterThan(5);
  expect(changes).toMatchObject({
    experiments: { cache: { buildDependencies: expect.arrayContaining(loaders) as unknown } },
  });
});
