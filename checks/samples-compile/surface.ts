import ts from 'typescript';
import { readDeclarations } from '../../plugins/code-blocks/types/declarations';
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
  const entryPoint = entryPointOf(root, version);
  const program = readDeclarations(root, version);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entryPoint);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = new Map<string, 'value' | 'type'>();
  const members = new Set<string>();
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const isTypeOnly = exported.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false;
    const isValue = !isTypeOnly && (symbol.flags & ts.SymbolFlags.Value) !== 0;
    exports.set(exported.name, isValue ? 'value' : 'type');
    for (const member of symbol.members?.keys() ?? []) members.add(`${exported.name}.${String(member)}`);
  }
  return { exports, members };
}
