import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { terms } from '../../glossary';
import { limits } from '../../limits';
import { termShape } from '../glossary/term-shape';
import { limitShape } from '../limits/limit-shape';
import { listSourcePages } from '../source-pages';
import type { Passage } from './passage';
import { readCommentPassages } from './read-comments';
import { readDataPassages, type DataEntry } from './read-data';
import { readPagePassages } from './read-page';

/** Entries that are whole; `checks/limits` and `checks/glossary` report the others. */
function listData(root: string): readonly DataEntry[] {
  const sources = new Map<string, string>();
  const read = (file: string): string => {
    const source = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    sources.set(file, source);
    return source;
  };
  return [
    ...limits
      .filter((limit) => limitShape.safeParse(limit).success)
      .map(({ id, area, title, symptom, cause, instead }) => ({
        file: `limits/${area}.ts`,
        id,
        texts: [title, symptom, cause, instead],
      })),
    ...terms
      .filter((term) => termShape.safeParse(term).success)
      .map(({ id, group, term, short, long }) => ({
        file: `glossary/terms/${group}.ts`,
        id,
        texts: [term, short, long],
      })),
  ].map((entry) => ({ ...entry, source: read(entry.file) }));
}

function listDeclarations(root: string): readonly string[] {
  return readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => `api/${name.replaceAll(path.sep, '/')}`)
    .sort();
}

/** Everything that is written for readers, room by room. */
export function collectPassages(root: string): readonly Passage[] {
  return [
    ...listSourcePages(root).flatMap(readPagePassages),
    ...listData(root).flatMap(readDataPassages),
    ...listDeclarations(root).flatMap((file) =>
      readCommentPassages(file, readFileSync(path.join(root, file), 'utf8')),
    ),
  ];
}
