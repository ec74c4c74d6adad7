import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { runInThread } from '../background/thread';
import { documentedVersions } from '../code-blocks/types/sample-options';
import { areFresh } from '.';

const root = path.resolve(__dirname, '../..');
const worker = path.join(__dirname, 'write-version.ts');

/**
 * Writes the reference of each documented version (specification 2.6) before Docusaurus looks for pages: side by side,
 * because nothing else can start before. A version whose pages are there and made from what is here now is left out.
 *
 * @throws Error with what TypeDoc says
 */
export default async function apiPages(texts: {
  readonly title: string;
  readonly editUrl: string;
}): Promise<Plugin> {
  const stale = documentedVersions(root).filter((version) => !areFresh(root, version));
  await Promise.all(stale.map((version) => runInThread(worker, 'writeVersion', [root, version, texts])));
  return { name: 'api-pages' };
}
