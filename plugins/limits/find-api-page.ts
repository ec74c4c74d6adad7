import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageVersion } from './page-version';

/** The folders in which TypeDoc puts its pages. */
const KINDS = ['classes', 'functions', 'interfaces', 'enumerations', 'type-aliases', 'variables'];

/**
 * The address of an item's generated reference, with the member as anchor.
 *
 * @param item - `Class`, `Class.member` or `function`
 * @returns undefined when there is no such page: the item is not exported, or the reference has not been generated
 */
export function findApiPage(root: string, page: PageVersion, item: string): string | undefined {
  const [name = '', member] = item.split('.');
  const kind = KINDS.find((folder) =>
    existsSync(path.join(root, path.dirname(page.anchor), 'api-generated', folder, `${name}.md`)),
  );
  if (!kind) return undefined;
  return `${page.base}api-generated/${kind}/${name}${member ? `#${member.toLowerCase()}` : ''}`;
}
