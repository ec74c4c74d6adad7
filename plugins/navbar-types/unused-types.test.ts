import { expect, it } from 'vitest';
import { navbar } from '../../config/navbar';
import { unusedTypes } from './unused-types';

const short = (names: readonly string[]): string[] =>
  names.map((name) => name.replace(/^@theme\/NavbarItem\/(\w+)NavbarItem$/, '$1')).sort();

it("leaves out what this site's navbar has not", () => {
  expect(short(unusedTypes(navbar))).toEqual(['Doc', 'DocsVersion', 'Html', 'LocaleDropdown']);
});

it('keeps each type that the navbar or one of its dropdowns has', () => {
  const items = [
    { type: 'docsVersion' },
    { type: 'localeDropdown', dropdownItemsBefore: [{ type: 'html' }] },
    { type: 'dropdown', items: [{ type: 'doc' }, { to: '/there' }] },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'docSidebar' }] },
    { type: 'search' },
  ];
  expect(unusedTypes({ items })).toEqual([]);
});

it('leaves out all but links and dropdowns when there is no navbar', () => {
  expect(short(unusedTypes())).toHaveLength(7);
  expect(short(unusedTypes())).not.toContain('Default');
});
