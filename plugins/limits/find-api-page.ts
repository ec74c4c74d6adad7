import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorOf } from '../declarations/api-places';
import { readGeneratedPages } from '../api-pages/generated-pages';
import type { PageVersion } from './page-version';

/**
 * The address of an item's generated reference, with the member as anchor.
 *
 * @param item - `Class`, `Class.member` or `function`
 * @returns undefined when there is no such page: the item is not exported, or the reference has not been generated; and when
 *   the page is about a namesake without the member
 */
export function findApiPage(root: string, page: PageVersion, item: string): string | undefined {
  const [name = '', member] = item.split('.');
  const place = path.join(root, path.dirname(page.anchor), 'api-generated');
  const folder = readGeneratedPages(place).get(name);
  if (!folder) return undefined;
  const address = `${page.base}api-generated/${folder}/${name}`;
  if (!member) return address;
  const anchor = anchorOf(member);
  const text = readFileSync(path.join(place, folder, `${name}.md`), 'utf8');
  return text.includes(`{#${anchor}}`) ? `${address}#${anchor}` : undefined;
}
