import path from 'node:path';
import ts from 'typescript';
import { byName } from '../../plugins/repository-files/by-name';
import type { MatchedItem } from './match-items';
import { identifiersIn, type Library, type LibraryItem } from './library';

/** Names that a module imports, by what stands after `from`. */
type Imports = Map<string, Set<string>>;

const add = (imports: Imports, from: string, clause: string): void => {
  imports.set(from, (imports.get(from) ?? new Set()).add(clause));
};

function relativePath(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** How an import or export gives a name in a module another one. */
export const nameAs = (declared: string, name: string): string =>
  declared === name ? name : `${declared} as ${name}`;

/** How a file imports a name: `{ A as B }`, a default or a namespace. */
function findImport(
  source: ts.SourceFile,
  name: string,
): readonly [from: string, clause: string] | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (!clause) continue;
    if (clause.name?.text === name) return [from, `default as ${name}`];
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings) && bindings.name.text === name)
      return [from, `* as ${name}`];
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    if (found) return [from, found.propertyName ? `${found.propertyName.text} as ${name}` : name];
  }
  return undefined;
}

function writeImport(from: string, clauses: ReadonlySet<string>): readonly string[] {
  const named = [...clauses].filter((clause) => !clause.startsWith('*')).sort();
  return [
    ...[...clauses]
      .filter((clause) => clause.startsWith('*'))
      .map((clause) => `import type ${clause} from '${from}';`),
    ...(named.length > 0 ? [`import type { ${named.join(', ')} } from '${from}';`] : []),
  ];
}

/** A module as it will be. */
interface ModuleContent {
  /** The module inside `api/<version>`, without ending. */
  readonly module: string;
  readonly items: readonly MatchedItem[];
  /** Statements that stay as they are. */
  readonly untouched: readonly ts.Statement[];
}

/** Names of properties and parameters may equal those of types, but refer to nothing outside. */
const isReference = ({ parent }: ts.Identifier): boolean =>
  !ts.isPropertySignature(parent) && !ts.isPropertyDeclaration(parent) && !ts.isParameter(parent);

/**
 * Writes the imports that a module needs.
 *
 * @param moduleOf - Where each item of the release goes.
 */
export function writeImports(
  { module, items, untouched }: ModuleContent,
  library: Library,
  moduleOf: ReadonlyMap<LibraryItem, string>,
): string {
  const imports: Imports = new Map();
  const own = new Set(items.map(({ now }) => now.declared));
  for (const node of items.flatMap(({ now }) => now.nodes)) {
    for (const identifier of identifiersIn(node)) {
      const item = library.itemOf(identifier);
      const target = item && moduleOf.get(item);
      if (item && target !== undefined) {
        if (target !== module)
          add(imports, relativePath(module, target), nameAs(item.declared, identifier.text));
        continue;
      }
      const found = isReference(identifier) && findImport(node.getSourceFile(), identifier.text);
      if (found && !found[0].startsWith('.')) add(imports, ...found);
    }
  }
  for (const node of untouched) {
    for (const { text } of identifiersIn(node)) {
      const found = own.has(text) ? undefined : findImport(node.getSourceFile(), text);
      if (found) add(imports, ...found);
    }
  }
  const isRelative = (from: string): boolean => from.startsWith('.');
  return [...imports]
    .sort(([a], [b]) => Number(isRelative(a)) - Number(isRelative(b)) || byName(a, b))
    .flatMap(([from, clauses]) => writeImport(from, clauses))
    .join('\n');
}
