import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliSize } from '../../scripts/bytes';

export interface Size {
  /** Bytes as built. */
  readonly raw: number;
  /** Bytes after Brotli, quality 11. */
  readonly brotli: number;
}

/** `runtime` was a file of its own while Docusaurus put the scripts together by itself. */
export type Part = 'html' | 'css' | 'main' | 'runtime';
export type MeasuredPart = Exclude<Part, 'runtime'>;

/** Folder of a part's file below the build, and the pattern of its name, which carries a hash. */
const places: Readonly<Record<MeasuredPart, readonly [folder: string, name: RegExp]>> = {
  html: ['docs/intro', /^index\.html$/],
  css: ['assets/css', /^styles\.\w+\.css$/],
  main: ['assets/js', /^main\.\w+\.js$/],
};

export function sizeOf(content: Buffer): Size {
  return { raw: content.length, brotli: brotliSize(content) };
}

/**
 * Measures the parts of `docs/intro`.
 *
 * @param build the built site's directory
 * @throws Error when a part has no file or more than one, as after two builds into one directory
 */
export function measureBytes(build: string): Readonly<Record<MeasuredPart, Size>> {
  const measure = (part: MeasuredPart): Size => {
    const [folder, pattern] = places[part];
    const names = readdirSync(path.join(build, folder)).filter((name) => pattern.test(name));
    const [name] = names;
    if (name === undefined || names.length > 1) {
      throw new Error(
        `${path.join(build, folder)} holds ${names.length} files like ${pattern.source} instead of one: build the site anew.`,
      );
    }
    return sizeOf(readFileSync(path.join(build, folder, name)));
  };
  return { html: measure('html'), css: measure('css'), main: measure('main') };
}
