import { afterEach, expect, test, vi } from 'vitest';
import { loadTypes } from './page-types';

afterEach(() => vi.unstubAllGlobals());

const types = { base: 'docs', notes: [], blocks: [] };

test.each(['null', '[]', '{"error":"none"}', '{"blocks":[]}', '<!doctype html>'])(
  'types are fetched again after an answer that has none: %s',
  async (body) => {
    const answers = [body, JSON.stringify(types)];
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response(answers.shift())));
    await expect(loadTypes(body)).rejects.toThrow();
    await expect(loadTypes(body)).resolves.toEqual(types);
    await expect(loadTypes(body)).resolves.toEqual(types);
  },
);
