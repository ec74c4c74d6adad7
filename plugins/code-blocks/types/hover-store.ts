import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keepInFiles } from '../../background/keep-in-files';
import { keyOf } from '../../repository-files/hash-files';
import { hashOfTypes } from '../../declarations/hash-types';
import { hashOfHighlighting } from './hash-highlighting';
import type { Sample } from './find-samples';
import { createVersionFinder } from './first-like';
import { createHoverThread } from './hover-thread';
import type { Hover } from './hovers';

/** Finds hovers, and remembers them from one build to the next. */
export interface HoverStore {
  /** The hovers of a sample, `type` being highlighted HTML. */
  readonly hoversOf: (version: string, code: string) => Promise<readonly Hover[]>;
  /** Finds hovers before a page asks for them; those already cached cost nothing. Never fails. */
  readonly prepare: (samples: readonly Sample[]) => Promise<void>;
}

/** The folder of a version's hovers. */
function openShelf(root: string, version: string): string {
  const all = path.join(root, '.cache', 'code-types', version);
  const current = keyOf(hashOfHighlighting(root), hashOfTypes(root, version));
  mkdirSync(path.join(all, current), { recursive: true });
  for (const folder of readdirSync(all)) {
    if (folder !== current) rmSync(path.join(all, folder), { recursive: true, force: true });
  }
  return path.join(all, current);
}

/** Opens the hovers kept in `.cache/code-types`; those of other declarations or an older highlighter are thrown away. */
export function openHoverStore(root: string): HoverStore {
  const shelves = new Map<string, string>();
  const getKept = keepInFiles<readonly Hover[]>();
  const thread = createHoverThread(root);

  const fileOf = (version: string, code: string): string => {
    const shelf = shelves.get(version) ?? openShelf(root, version);
    shelves.set(version, shelf);
    return path.join(shelf, `${keyOf(code)}.json`);
  };
  /**
   * Whether hovers still have to be found. If they cannot be stored, because the version has no declarations or nothing
   * can be written, the page that asks for them reports it.
   */
  const isMissing = (version: string, code: string): boolean => {
    try {
      return !existsSync(fileOf(version, code));
    } catch {
      return false;
    }
  };
  const firstLike = createVersionFinder(root);
  const hoversOf = (version: string, code: string): Promise<readonly Hover[]> =>
    getKept(fileOf(version, code), () => {
      const first = firstLike(version, code);
      return first === version ? thread.find(version, code) : hoversOf(first, code);
    });

  return {
    hoversOf,
    prepare: async (samples) => {
      const missing = samples.filter(({ version, code }) => isMissing(version, code));
      const firsts = missing.map(({ version, code }) => ({ version: firstLike(version, code), code }));
      for (const version of new Set(firsts.map((sample) => sample.version))) {
        const its = firsts.filter((sample) => sample.version === version);
        thread.expect(
          version,
          its.map(({ code }) => code),
        );
      }
      // Failures are ignored here: the same failure occurs again when the page asks, and is reported there.
      await Promise.allSettled(missing.map(({ version, code }) => hoversOf(version, code)));
    },
  };
}
