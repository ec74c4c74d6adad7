import ts from 'typescript';
import { readApiExports } from '../../plugins/declarations/api-places';
import { readDeclarations } from '../../plugins/declarations/read-declarations';
import { entryPointOf } from '../../plugins/repository-files/documented-versions';

/** The names a version gives its users. */
export interface Surface {
  /** Exported names; the value says whether the name exists at run time, too. */
  readonly exports: ReadonlyMap<string, 'value' | 'type'>;
  /** Members of the exported classes and interfaces, as `Class.member`. */
  readonly members: ReadonlySet<string>;
}

/** Reads what `import … from 'age-schema-client'` gives in a version. */
export function readSurface(root: string, version: string): Surface {
  const exports = new Map<string, 'value' | 'type'>();
  const members = new Set<string>();
  for (const { place, isTypeOnly, symbol } of readApiExports(
    readDeclarations(root, version),
    entryPointOf(root, version),
  )) {
    const isValue = !isTypeOnly && (symbol.flags & ts.SymbolFlags.Value) !== 0;
    exports.set(place.name, isValue ? 'value' : 'type');
    for (const member of symbol.members?.keys() ?? []) members.add(`${place.name}.${String(member)}`);
  }
  return { exports, members };
}
