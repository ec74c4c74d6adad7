import type { Finding } from '../finding';
import type { Mention } from './find-mentions';

export interface Repository {
  readonly scripts: ReadonlySet<string>;
  readonly has: (path: string) => boolean;
}

/** Made by a build or by the engine, so not there in a fresh clone. */
const generated = /^(?:build|\.cache|node_modules)\/|\/api-generated(?:\/|$)/;

/** Finds scripts and files that a text names and the repository does not have. */
export function checkMentions(
  file: string,
  mentions: readonly Mention[],
  { scripts, has }: Repository,
): readonly Finding[] {
  return mentions.flatMap(({ kind, name, line }): readonly Finding[] => {
    if (kind === 'script') {
      if (scripts.has(name)) return [];
      const message = `There is no script "${name}" in package.json.`;
      return [{ file, line, message, remedy: 'Name one that is there, or add it.' }];
    }
    if (generated.test(name) || has(name)) return [];
    const message = `There is no "${name}" in the repository.`;
    return [{ file, line, message, remedy: 'Name what took its place.' }];
  });
}
