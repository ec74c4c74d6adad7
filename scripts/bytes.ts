import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Bytes of a text as a static host sends it to a browser that takes Brotli. */
export const brotliSize = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Sizes of files as a static host sends them, each compressed by itself. */
export function measureFiles(files: readonly string[]): Bytes {
  const sizes = files.map((file) => {
    const content = readFileSync(file);
    return {
      raw: content.length,
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliSize(content),
    };
  });
  const sum = (key: keyof Bytes): number => sizes.reduce((total, size) => total + size[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}
