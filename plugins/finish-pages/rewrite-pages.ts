import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../background/write-whole';
import { reasonOf } from '../repository-files/stop';

/**
 * Rewrites every page of a built site, while others may read them: each is the old page or the new one at any moment.
 *
 * @param rewrite - makes a page's new HTML of its HTML
 * @throws Error naming the page, when `rewrite` throws
 */
export function rewritePages(outDir: string, rewrite: (html: string) => string): void {
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8');
    try {
      const page = rewrite(html);
      if (page !== html) writeWhole(file, page);
    } catch (error) {
      throw new Error(`${name}: ${reasonOf(error)}`, { cause: error });
    }
  }
}
