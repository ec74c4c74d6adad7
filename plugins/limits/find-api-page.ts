import path from 'node:path';
import { anchorOf } from '../declarations/api-places';
import { readGeneratedPages } from '../api-pages/generated-pages';
import type { PageVersion } from './page-version';

/**
 * The address of an item's generated reference, with the member as anchor.
 *
 * @param item - `Class`, `Class.member` or `function`
 * @returns undefined when there is no such page: the item is not exported, or the reference has not been generated
 */
export function findApiPage(root: string, page: PageVersion, item: string): string | undefined {
  const [name = '', member] = item.split('.');
  const folder = readGeneratedPages(path.join(root, path.dirname(page.anchor), 'api-generated')).get(name);
  return folder && `${page.base}api-generated/${folder}/${name}${member ? `#${anchorOf(member)}` : ''}`;
}
