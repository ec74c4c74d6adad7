import type { Bytes } from '../../scripts/bytes';
import type { Finding } from '../finding';

/** What a reader of one docs version fetches before the first result. */
export interface FirstResult {
  /** Name of the version. */
  readonly version: string;
  /** The version's own index, from the repository's root. */
  readonly file: string;
  readonly bytes: Bytes;
}

/** Worker, engine, list of files, index of the version and index of the rest of the site; the modal not included. */
export const budget = { brotli: 95_000, gzip: 130_000 } as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The note of a check that passes: what the first result costs, in units of 1,000 bytes. */
export function describeSize({ version, bytes }: FirstResult): string {
  return `first result in ${version} after ${kilobytes(bytes.brotli)} brotli, ${kilobytes(bytes.gzip)} gzip`;
}

/** Compares the bytes before the first result with the budget, for each docs version. */
export function checkSizes(results: readonly FirstResult[]): Finding[] {
  return results.flatMap(({ version, file, bytes }) =>
    (['brotli', 'gzip'] as const)
      .filter((encoding) => bytes[encoding] > budget[encoding])
      .map((encoding) => ({
        file,
        message:
          `The first search result in version ${version} takes ${String(bytes[encoding])} bytes (${encoding}), ` +
          `${String(bytes[encoding] - budget[encoding])} more than the budget.`,
        remedy:
          'Decide in plugins/search-index/records.ts what each record needs; "npx tsx bench/search/relevance.ts" before and ' +
          'after tells what that costs.',
      })),
  );
}
