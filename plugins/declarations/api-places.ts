import ts from 'typescript';

/** The folders that TypeDoc sorts the generated pages into (specification 2.4). */
export type ApiGroup = 'classes' | 'enumerations' | 'functions' | 'interfaces' | 'type-aliases' | 'variables';

/** Where an item of the library, or a member of it, is described. */
export interface ApiPlace {
  readonly group: ApiGroup;
  /** The exported name. */
  readonly name: string;
  readonly member?: string | undefined;
}

function groupOf(symbol: ts.Symbol, isTypeOnly: boolean): ApiGroup | undefined {
  const { flags } = symbol;
  // A class that is exported as a type cannot be constructed; TypeDoc files it with the interfaces.
  if (flags & ts.SymbolFlags.Class) return isTypeOnly ? 'interfaces' : 'classes';
  if (flags & ts.SymbolFlags.Interface) return 'interfaces';
  if (flags & ts.SymbolFlags.Enum) return 'enumerations';
  if (flags & ts.SymbolFlags.TypeAlias) return 'type-aliases';
  if (flags & ts.SymbolFlags.Function) return 'functions';
  return flags & ts.SymbolFlags.Variable ? 'variables' : undefined;
}

const keyOf = (declaration: ts.Declaration): string =>
  `${declaration.getSourceFile().fileName}:${declaration.getStart()}`;

/** The statement of the file that a declaration stands in, or is. */
function outermost(declaration: ts.Declaration): ts.Declaration {
  let node: ts.Node = declaration;
  while (!ts.isSourceFile(node.parent) && !ts.isModuleBlock(node.parent)) {
    // Stop at a variable's own declaration: its symbol refers to that, not to the statement.
    if (ts.isVariableDeclarationList(node.parent)) return node as ts.Declaration;
    node = node.parent;
  }
  return node as ts.Declaration;
}

/** A name that the library exports, and where it is declared and described. */
export interface ApiExport {
  readonly place: ApiPlace;
  /** True for `export type { … }`. */
  readonly isTypeOnly: boolean;
  /** What the name means, seen through the export. */
  readonly symbol: ts.Symbol;
  readonly declarations: readonly ts.Declaration[];
}

/**
 * Reads what a version exports.
 *
 * @param program - A program that holds the version's entry point.
 */
export function readApiExports(program: ts.Program, entryPoint: string): readonly ApiExport[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entryPoint);
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((exported): readonly ApiExport[] => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const isTypeOnly = exported.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false;
    const group = groupOf(symbol, isTypeOnly);
    if (!group) return [];
    const { declarations = [] } = symbol;
    return [{ place: { group, name: exported.name }, isTypeOnly, symbol, declarations }];
  });
}

/**
 * Finds the places of declarations. They are looked up by position in the file, not by symbol, so that this also works
 * for programs made later from the same files.
 *
 * @param program - A program that holds the version's entry point.
 */
export function readApiPlaces(
  program: ts.Program,
  entryPoint: string,
): (declaration: ts.Declaration) => ApiPlace | undefined {
  const places = new Map(
    readApiExports(program, entryPoint).flatMap(({ place, declarations }) =>
      declarations.map((declaration) => [keyOf(declaration), place] as const),
    ),
  );
  return (declaration) => {
    if (ts.isSourceFile(declaration) || ts.isTypeParameterDeclaration(declaration)) return undefined;
    const owner = outermost(declaration);
    const place = places.get(keyOf(owner));
    if (!place || owner === declaration) return place;
    return { ...place, member: memberName(declaration, owner) };
  };
}

/** The direct member of the owner that a declaration is, or stands in: a parameter leads to its method. */
function memberName(declaration: ts.Declaration, owner: ts.Declaration): string | undefined {
  let node: ts.Node = declaration;
  while (node.parent !== owner) node = node.parent;
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const name = (node as ts.NamedDeclaration).name;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** How a version is called in texts. */
export const labelOf = (version: string): string => (version === 'next' ? 'Next' : version);

/** The anchor of a member on its item's page. */
export const anchorOf = (member: string): string => member.toLowerCase();

/** The address of a place below a version's docs: `api-generated/classes/QueryBuilder#match`. */
export function pathOf({ group, name, member }: ApiPlace): string {
  return `api-generated/${group}/${name}${member ? `#${anchorOf(member)}` : ''}`;
}
