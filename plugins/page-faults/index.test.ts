import path from 'node:path';
import type { Compiler } from 'webpack';
import { expect, it } from 'vitest';
import pageFaults from '.';

class WebpackError extends Error {}

/** The errors of a compilation after the plugin has rewritten them. */
function shorten(errors: readonly object[]): readonly object[] {
  const compilation = { errors: [...errors], compiler: { webpack: { WebpackError } } };
  const afterCompile = { tap: (_name: string, act: (made: object) => void) => act(compilation) };
  const { plugins } = pageFaults({ siteDir: '/site' }).configureWebpack?.(
    {},
    false,
    {} as never,
    undefined,
  ) as {
    readonly plugins: readonly { readonly apply: (compiler: Compiler) => void }[];
  };
  for (const { apply } of plugins) apply({ hooks: { afterCompile } } as unknown as Compiler);
  return compilation.errors;
}

it('shortens each fault of a page to one sentence, and keeps other errors in their place', () => {
  const page = path.resolve('/site/docs/a.mdx');
  const sentence = 'docs/a.mdx:3: There is no limit "x".';
  const foreign = new Error('Module parse failed');
  const thrown = `MDX compilation failed for file "${page}"\nCause: ${sentence}\nDetails:\n${sentence}`;
  const found = shorten([
    {
      message: `Module build failed: Error: ${thrown}`,
      error: new Error(thrown),
      module: { resource: page },
    },
    foreign,
    { message: "Module not found: Can't resolve './b.mdx'", module: { resource: page } },
    { message: "Module not found: Can't resolve './c.mdx'", module: null },
  ]);
  expect(found.map((error) => (error as Error).message)).toEqual([
    sentence,
    'Module parse failed',
    'docs/a.mdx:1: There is no file "./b.mdx". Correct the path, or put the file there.',
    "Module not found: Can't resolve './c.mdx'",
  ]);
  expect(found[1]).toBe(foreign);
  expect((found[0] as Error).stack).toBe('');
});
