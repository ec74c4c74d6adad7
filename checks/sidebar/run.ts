import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from '../../scripts/built';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { checkSidebars, globalDataShape } from './check-versions';

export const stage: Stage = 'built';

export function run(root: string, note: Note): Promise<readonly Finding[]> {
  requireBuild(path.join(root, 'build'), 'build');
  const text = readFileSync(path.join(root, '.docusaurus/globalData.json'), 'utf8');
  const { versions } = globalDataShape.parse(JSON.parse(text))['docusaurus-plugin-content-docs'].default;
  for (const { name, docs } of versions) note(`${docs.length} pages in version ${name}`);
  return Promise.resolve(checkSidebars(versions));
}
