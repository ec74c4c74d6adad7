import { readSite } from './read-site';
import { writeIndexes } from './write';

/** Writes the index files of a built site, in a thread of its own. */
export async function indexSite(buildDir: string, basePath: string): Promise<void> {
  await writeIndexes(readSite(buildDir, basePath), buildDir);
}
