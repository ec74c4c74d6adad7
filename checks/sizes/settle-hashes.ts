import { createHash } from 'node:crypto';

/**
 * Puts hashes of the build's scripts that are alike everywhere into a text. The bundler's depend on the folder that the
 * repository lies in, and digits that no packer can foresee moved the size of the same page by 60 bytes.
 *
 * @param scripts - paths of the page's scripts, `assets/js/main.1d8eed46.js`. A hash of the whole compilation begins with
 * these eight digits, and may go on.
 * @returns the text, as long as before
 */
export function settleHashes(text: string, scripts: readonly string[]): string {
  const hashes = new Set(scripts.flatMap((file) => /\.([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? []));
  return [...hashes].reduce((settled, hash, index) => {
    const other = createHash('sha256').update(String(index)).digest('hex');
    return settled.replace(new RegExp(`${hash}(?:[0-9a-f]{8})?`, 'g'), (found) =>
      other.slice(0, found.length),
    );
  }, text);
}
