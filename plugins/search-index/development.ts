import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { indexFolder, indexFormat, manifestName } from '../../src/features/search/engine/index-file';
import { describeAge } from './describe-age';

/** Webpack's part: the development server answers the index folder from the last build. */
export function serveLastIndex(outDir: string, baseUrl: string): { readonly devServer: object } {
  return {
    devServer: {
      static: [
        { publicPath: baseUrl + indexFolder, directory: path.join(outDir, indexFolder), watch: false },
      ],
    },
  };
}

/** How old the index is that `npm run dev` searches, or how to make one that it can. */
export function describeLastIndex(outDir: string, now: number = Date.now()): string {
  const manifest = path.join(outDir, indexFolder, manifestName);
  if (!existsSync(manifest))
    return 'Search: there is no index yet. Run `npm run build` once; `npm run dev` then searches it.';
  if (readFormat(manifest) !== indexFormat)
    return 'Search: the index of the last build is none that this code reads. Run `npm run build` once; `npm run dev` then searches it.';
  const age = describeAge(now - statSync(manifest).mtimeMs);
  return `Search: using the index of the last build, made ${age}. \`npm run build\` makes a new one.`;
}

function readFormat(manifest: string): unknown {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly format?: unknown }).format;
  } catch {
    return undefined;
  }
}
