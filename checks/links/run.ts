import { countOf } from '../../scripts/count-of';
import { readBuiltSite } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { listSourcePages } from '../source-pages';
import { checkLinks } from './check-links';

export const stage: Stage = 'built';

/** Every address of the built site that leads into the site must lead somewhere, anchor included. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const site = readBuiltSite(root);
  const { findings, checked } = checkLinks(site, listSourcePages(root));
  note(`${countOf(checked, 'address', 'addresses')} on ${countOf(site.pages.length, 'page')}`);
  return Promise.resolve(findings);
}
