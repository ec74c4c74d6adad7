import type { ImportPlan } from './import-declarations';

const list = (title: string, names: readonly string[]): readonly string[] =>
  names.length > 0 ? [`${title} (${names.length}):`, ...[...names].sort().map((name) => `  ${name}`)] : [];

/** What an import does, line by line. */
export function reportImport({
  version,
  write,
  remove,
  added,
  gone,
  changed,
  bare,
}: ImportPlan): readonly string[] {
  if (write.size === 0 && remove.length === 0) return ['The declarations are the same: nothing was written.'];
  return [
    ...list('New', added),
    ...list('Gone', gone),
    ...list(
      'Changed',
      changed.map(({ name, members }) => {
        const named = members.filter((member) => member !== '');
        return named.length > 0 ? `${name}: ${named.join(', ')}` : name;
      }),
    ),
    ...list('Without a comment of ours', bare),
    ...list('Written', [...write.keys()]),
    ...list('Removed', remove),
    `Then bring checks/expected/api-${version}.json and the entry of ${version} in checks/api/expectations.ts up to date, ` +
      'and run npm run check:content -- api limits samples-compile.',
  ];
}
