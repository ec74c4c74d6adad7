import { afterEach, expect, it, vi } from 'vitest';
import { createSearch } from '../../config/search';
import { runCommand } from './run-command';

afterEach(() => vi.unstubAllEnvs());

it('runs a step without the credentials of hosted search, and keeps other variables', async () => {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'];
  for (const name of names) vi.stubEnv(name, 'set');
  vi.stubEnv('KEPT', 'kept');
  const command = ['node', '-p', 'JSON.stringify(process.env)'] as const;
  const { state, output } = await runCommand({ name: 'environment', command, cores: 1 });
  const env = JSON.parse(output) as Record<string, string>;
  expect([state, env.KEPT]).toEqual(['passed', 'kept']);
  expect(createSearch(env).algolia.appId).toBe('embedded');
});
