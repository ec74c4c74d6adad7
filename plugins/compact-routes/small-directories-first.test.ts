import { expect, it } from 'vitest';
import { smallDirectoriesFirst } from './small-directories-first';

it('smallDirectoriesFirst sorts pages by the number of pages in their directory', () => {
  const paths = ['/api/a', '/guides/a', '/api/b', '/', '/guides/b', '/api/c'];
  const directoryOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
  expect(smallDirectoriesFirst(paths, directoryOf)).toEqual([
    '/',
    '/guides/a',
    '/guides/b',
    '/api/a',
    '/api/b',
    '/api/c',
  ]);
});
