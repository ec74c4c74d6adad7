import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileIn } from '../../plugins/repository-files/file-in';
import { phraseFolder, routeOf } from '../../plugins/search-index/phrases';
import { readSite } from '../../plugins/search-index/read-site';
import { site } from '../../config/site';
import { requireBuild } from '../../scripts/built';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { anchorsByPage } from './anchors';
import { checkPhrases, type PhraseFile } from './check-phrases';

export const stage: Stage = 'built';

/**
 * Phrases of the search stand for sections that are there, in one docs version or another.
 *
 * @throws Stop when nothing is built
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const build = path.join(root, 'build');
  requireBuild(build, 'build');
  const anchors = anchorsByPage(readSite(build, site.baseUrl));
  const files = readdirSync(phraseFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): PhraseFile => {
      const file = path.join(phraseFolder, name);
      return {
        file: fileIn(root, file),
        text: readFileSync(file, 'utf8'),
        anchors: anchors.get(routeOf(name)) ?? null,
      };
    });
  note(`phrases of ${countOf(files.length, 'page')}`);
  return Promise.resolve(checkPhrases(files));
}
