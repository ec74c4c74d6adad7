import { readdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { makeRepository } from '../run-on';
import { run } from './run';

const tags = 'a:\n  label: A\n  description: Some pages.\n';
const lists = { 'docs/tags.yml': tags, 'blog/tags.yml': tags, 'blog/authors.yml': 'a:\n  name: A\n' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('removes its copies when a signal stops it', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const root = makeTempFolder({ ...lists, 'api/next/index.d.ts': '', 'docs/a.md': '', 'blog/a.md': '' });
  const temporary = makeTempFolder({});
  vi.stubEnv('TMPDIR', temporary);
  const before = process.listeners('SIGINT');
  // It goes on, because the exit is a mock, and misses whichever of its copies it reads next.
  const ended = expect(run(root, () => undefined)).rejects.toThrow(/no such file/);
  expect(readdirSync(temporary)).toHaveLength(1);
  // Not `emit`: other listeners of this process would end it.
  for (const each of process.listeners('SIGINT')) if (!before.includes(each)) each('SIGINT');
  expect(readdirSync(temporary)).toEqual([]);
  expect(exit.mock.calls).toEqual([[130]]);
  await ended;
});

it('reports that there is no template', async () => {
  const root = makeRepository(lists, ['api', 'graphs', 'versions.json']);
  expect((await run(root, () => undefined)).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'docs/contributing/templates: There is no template here, so that none was checked.',
  ]);
});
