import { byName } from '../../plugins/repository-files/by-name';
import type { MatchedItem } from './match-items';
import { nameAs } from './write-imports';

/** Where a module stands in the present entry point; new ones come last. */
function placeIn(index: string, module: string): number {
  const at = index.indexOf(`'./${module}'`);
  return at < 0 ? index.length : at;
}

function writeExports(word: string, module: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return [`${word} { ${[...names].sort().join(', ')} } from './${module}';`];
}

/**
 * Writes the entry point: what can be imported, module by module.
 *
 * @param header - Comment lines at its head.
 * @param index - The present entry point, for the order of its modules.
 */
export function writeEntryPoint(header: string, index: string, items: readonly MatchedItem[]): string {
  const modules = [...new Set(items.filter(({ now }) => now.exported).map(({ module }) => module))].sort(
    (a, b) => placeIn(index, a) - placeIn(index, b) || byName(a, b),
  );
  const names = (module: string, how: 'value' | 'type'): readonly string[] =>
    items
      .filter((item) => item.module === module && item.now.exported === how)
      .map(({ now }) => nameAs(now.declared, now.name));
  const lines = modules.flatMap((module) => [
    ...writeExports('export', module, names(module, 'value')),
    ...writeExports('export type', module, names(module, 'type')),
  ]);
  return `${header}\n${lines.join('\n')}\n`;
}
