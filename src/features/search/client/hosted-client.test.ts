import { liteClient } from 'algoliasearch/lite';
import { expect, it, vi } from 'vitest';
import { hostedClient } from './hosted-client';

vi.mock('algoliasearch/lite', () => ({ liteClient: vi.fn() }));

it('loads the client of the service once, and again only after that failed', async () => {
  const search = vi.fn().mockResolvedValue({ results: [] });
  const make = vi.mocked(liteClient).mockReturnValue({ search } as never);
  make.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed');
  });
  const client = hostedClient({ appId: 'APP', apiKey: 'key', indexName: 'docs' });
  const ask = (): Promise<unknown> => client.search({ requests: [{ query: 'edge' }] });
  await expect(ask()).rejects.toThrow('Loading chunk 7 failed');
  for (let time = 0; time < 2; time++) await expect(ask()).resolves.toEqual({ results: [] });
  expect(make).toHaveBeenCalledTimes(2);
  expect(search).toHaveBeenLastCalledWith({ requests: [{ query: 'edge', indexName: 'docs' }] });
});
