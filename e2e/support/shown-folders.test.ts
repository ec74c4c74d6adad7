import path from 'node:path';
import { expect, it } from 'vitest';
import { foldersShownIn } from './shown-folders';

it("finds the real site's folders that the fixture site imports from", () => {
  const root = path.resolve(__dirname, '../..');
  const shown = foldersShownIn(path.join(root, 'e2e/fixtures/site')).map((folder) =>
    path.relative(root, folder).replaceAll(path.sep, '/'),
  );
  expect(shown).toEqual([
    'plugins/navbar-types',
    'src/features/text-first',
    'src/theme/Error',
    'src/theme/ErrorPageContent',
    'src/theme/Loading',
    'src/theme/NavbarItem/DropdownNavbarItem/Desktop',
  ]);
});
