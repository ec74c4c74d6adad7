import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Compiler } from 'webpack';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import development, { tellReadOnce } from './index';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['production', false],
  ['development', true],
])('the plugin configures the bundler in %s: %s', (mode, changes) => {
  vi.stubEnv('NODE_ENV', mode);
  expect('configureWebpack' in development()).toBe(changes);
});

it('configures the bundler for the browser, not for server rendering', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const configure = development().configureWebpack as (config: object, isServer: boolean) => object;
  expect(configure({}, true)).toEqual({});
  expect(Object.keys(configure({}, false))).toEqual(['devServer', 'plugins']);
});

it('makes the bundler watch files that are read only at the start, and warns of an edit before it compiles again', () => {
  const root = makeTempFolder({ 'versions.json': '[]' });
  const file = path.join(root, 'versions.json');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const taps = new Map<string, (given: object) => void>();
  const hook = (name: string) => ({
    tap: (_plugin: string, callback: (given: object) => void) => taps.set(name, callback),
  });
  tellReadOnce({ hooks: { watchRun: hook('watchRun'), afterCompile: hook('afterCompile') } } as never, root);
  const watched: string[] = [];
  const fileDependencies = { addAll: (files: readonly string[]) => watched.push(...files) };

  taps.get('watchRun')?.({} satisfies Partial<Compiler>);
  taps.get('afterCompile')?.({ fileDependencies });
  expect(watched).toContain(file);
  expect(warn).not.toHaveBeenCalled();

  writeFileSync(file, '["1.0.0"]');
  taps.get('watchRun')?.({ modifiedFiles: new Set([file]) });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^versions\.json: pages are still made/)]]);
});
