import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders with texts of others or with output of tools; folders whose name begins with a dot are left out as well. */
const foreign = /^(?:\.|(?:node_modules|build|api-generated|test-results)$)/;

function listReadmes(root: string, folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return foreign.test(entry.name) ? [] : listReadmes(root, name);
    return /^_?README\.md$/.test(entry.name) ? [name] : [];
  });
}

/**
 * Texts that describe this repository, from its root: the contributing pages, CONTRIBUTING.md, and the READMEs of all
 * folders.
 *
 * @throws Error when there are no contributing pages
 */
export function listTexts(root: string): readonly string[] {
  const pages = readdirSync(path.join(root, 'docs/contributing'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `docs/contributing/${name.replaceAll(path.sep, '/')}`);
  const rest = existsSync(path.join(root, 'CONTRIBUTING.md')) ? ['CONTRIBUTING.md'] : [];
  // One of the contributing pages is a README.
  return [...new Set([...pages, ...rest, ...listReadmes(root, '')])].sort();
}
