import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { checkMentions } from './check-mentions';
import { listTexts } from './list-texts';
import { readMentions } from './read-mentions';

export const stage: Stage = 'source';

/** Scripts and files that the repository's own description names and that are not there. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const repository = {
    scripts: new Set(Object.keys(scripts)),
    has: (name: string) => existsSync(path.join(root, name)),
  };
  const rooms = new Set(readdirSync(root));
  const texts = listTexts(root).map((file) =>
    readMentions(file, readFileSync(path.join(root, file), 'utf8'), rooms),
  );
  const count = texts.reduce((sum, { mentions }) => sum + mentions.length, 0);
  note(`${countOf(count, 'mention')} of scripts and files in ${countOf(texts.length, 'text')}`);
  return Promise.resolve(
    texts.flatMap(({ file, mentions, problems }) => [
      ...problems,
      ...checkMentions(file, mentions, repository),
    ]),
  );
}
