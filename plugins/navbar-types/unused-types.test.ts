import { expect, it } from 'vitest';
import { navbar } from '../../config/navbar';
import { unusedTypes } from './unused-types';

const short = (names: readonly string[]): string[] =>
  names.map((name) => name.replace(/^@theme\/NavbarItem\/(\w+)NavbarItem$/, '$1')).sort();

it('names the item types that the navbar of this site does not use', () => {
  expect(short(unusedTypes(navbar))).toEqual(['Doc', 'DocsVersion', 'Html', 'LocaleDropdown']);
});

it('does not name types that the navbar or one of its dropdowns uses', () => {
  const items = [
    { type: 'docsVersion' },
    { type: 'localeDropdown', dropdownItemsBefore: [{ type: 'html' }] },
    { type: 'dropdown', items: [{ type: 'doc' }, { to: '/there' }] },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'docSidebar' }] },
    { type: 'search' },
  ];
  expect(unusedTypes({ items })).toEqual([]);
});

it('names all types except the default one when there is no navbar', () => {
  expect(short(unusedTypes())).toHaveLength(7);
  expect(short(unusedTypes())).not.toContain('Default');
});
