import { statSync } from 'node:fs';
import path from 'node:path';
import { describeAge } from '../../plugins/search-index/describe-age';

/**
 * Says which site the records are of, and how old it is, because a push sends the pages as they were built, whatever
 * was written since.
 *
 * @param directory - Where the site is built, whole.
 */
export const describeSource = (directory: string, now: number = Date.now()): string =>
  `The site in ${directory}, built ${describeAge(now - statSync(path.join(directory, '404.html')).mtimeMs)}:`;
