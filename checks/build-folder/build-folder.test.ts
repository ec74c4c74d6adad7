import { expect, it } from 'vitest';
import { findFolder } from './find-folder';

const files = new Map([
  ['assets/js/a.js', 'const here = "file:///home/reader/site/node_modules/a.js";'],
  ['docs/intro.html', '<p>Clone it into <code>/home/you/site</code>.</p>'],
]);

it('reports the files that contain the path of the folder they were built in', () => {
  const found = findFolder('/home/reader/site', files.keys(), (file) => files.get(file) ?? '');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    file: 'build/assets/js/a.js',
    message: expect.stringContaining('file:///home/reader/site/node_modules/a.js') as string,
  });
});

it('quotes the path with only the text around it, on one line', () => {
  const text = `${'a'.repeat(1000)}\n  "/home/reader/site/src/a.ts"\n${'b'.repeat(1000)}`;
  const [found] = findFolder('/home/reader/site', ['a.js'], () => text);
  expect(found?.message).toMatch(
    /^It holds the folder it was built in: a{36} "\/home\/reader\/site\/src\/a\.ts" b{49}$/,
  );
});
