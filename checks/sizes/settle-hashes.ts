import { createHash } from 'node:crypto';

/**
 * Replaces the hashes of the build's files in a text by fixed ones. Hashes of scripts depend on the repository's path,
 * those of sheets on each rule, and random digits compress differently: they changed the size of the same page by 60
 * bytes, and that of the main script, which names all sheets, by 100.
 *
 * @param files - paths of scripts and sheets, `assets/js/main.1d8eed46.js`. A hash of the whole compilation begins with
 * these eight digits, and may go on.
 * @returns the text, as long as before
 */
export function settleHashes(text: string, files: readonly string[]): string {
  const hashes = new Set(files.flatMap((file) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(file)?.[1] ?? []));
  return [...hashes].reduce((settled, hash, index) => {
    const other = createHash('sha256').update(String(index)).digest('hex');
    return settled.replace(new RegExp(`${hash}(?:[0-9a-f]{8})?`, 'g'), (found) =>
      other.slice(0, found.length),
    );
  }, text);
}
