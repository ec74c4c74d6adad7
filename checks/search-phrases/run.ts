import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { phraseFolder, routeOf } from '../../plugins/search-index/phrases';
import { readBuiltSite } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { checkPhrases, type PhraseFile } from './check-phrases';

export const stage: Stage = 'built';

export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const html = new Map(readBuiltSite(root).pages.map((page) => [page.route, page.html]));
  const files = readdirSync(phraseFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): PhraseFile => {
      const route = routeOf(name);
      const versions = [route, route.replace(/^docs\//, 'docs/next/')].flatMap(
        (each) => html.get(each) ?? [],
      );
      const file = path.join(phraseFolder, name);
      return {
        file: path.relative(root, file).replaceAll(path.sep, '/'),
        text: readFileSync(file, 'utf8'),
        ids: versions.length === 0 ? null : new Set(versions.flatMap(idsOf)),
      };
    });
  note(`phrases of ${String(files.length)} pages`);
  return Promise.resolve(checkPhrases(files));
}

const idsOf = (html: string): readonly string[] =>
  [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id ?? '');
