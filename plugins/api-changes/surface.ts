import path from 'node:path';
import ts from 'typescript';
import { type ApiPlace, readApiExports } from '../declarations/api-places';
import { headOf } from '../declarations/declaration-text';
import { readDeclarations } from '../declarations/read-declarations';
import { entryPointOf } from '../repository-files/documented-versions';
import { compareKey } from './compare-key';
import {
  basesOf,
  hasMembers,
  type Members,
  ownMembers,
  write,
  type WithMembers,
  type Written,
} from './members';
import { summaryOf } from './summary';

/** A declared thing, as far as changes are told. */
export interface SurfaceItem {
  readonly name: string;
  /** `class`, `interface`, … */
  readonly word: string;
  /** Its `@category`; empty for what is not exported. */
  readonly category: string;
  readonly summary: string;
  /** The whole declaration, overload by overload, or the head of one that has members. */
  readonly own: readonly Written[];
  /** Its own members, and those of bases that are not exported. */
  readonly members: Members;
  /** All other members: changes in them are reported where they are declared. */
  readonly inherited: Members;
}

/** A declared thing that can be imported. */
export interface ExportedItem extends SurfaceItem {
  readonly place: ApiPlace;
  /** False when the name can only be imported as a type. */
  readonly isValue: boolean;
}

/** What a version gives to those who import it. */
export interface Surface {
  readonly items: ReadonlyMap<string, ExportedItem>;
  /** What the version declares and does not export, by name. */
  readonly internal: ReadonlyMap<string, SurfaceItem>;
}

const words = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.ClassDeclaration, 'class'],
  [ts.SyntaxKind.InterfaceDeclaration, 'interface'],
  [ts.SyntaxKind.EnumDeclaration, 'enum'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
  [ts.SyntaxKind.VariableDeclaration, 'variable'],
]);

function categoryOf(declaration: ts.Declaration): string {
  const tag = ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === 'category');
  return (ts.getTextOfJSDocComment(tag?.comment) ?? '').trim();
}

/** The head of a declaration with members, without them. */
function writeHead(declaration: WithMembers): Written {
  if (ts.isEnumDeclaration(declaration)) {
    const code = `enum ${declaration.name.text}`;
    return { key: code, code };
  }
  const { name, typeParameters, heritageClauses = [] } = declaration;
  // What a class implements shows in its members.
  const bases = heritageClauses.filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const parts = [...(typeParameters ?? []), ...bases].map(compareKey);
  const isAbstract = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Abstract) !== 0;
  return {
    key: [isAbstract, words.get(declaration.kind), name?.text, ...parts].join(' '),
    code: headOf(declaration),
  };
}

/** Reads one version's declarations. */
class SurfaceReader {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly folder: string;
  private readonly entryPoint: string;
  private readonly exported = new Set<ts.Node>();

  constructor(root: string, version: string) {
    this.entryPoint = entryPointOf(path.resolve(root), version);
    this.folder = `${path.dirname(this.entryPoint)}/`;
    this.program = readDeclarations(root, version);
    this.checker = this.program.getTypeChecker();
  }

  read(): Surface {
    const exports = readApiExports(this.program, this.entryPoint);
    for (const { declarations } of exports) for (const each of declarations) this.exported.add(each);
    const items = exports.flatMap(({ place, isTypeOnly, declarations }) => {
      const item = this.readItem(place.name, declarations);
      const isType = isTypeOnly || item?.word === 'interface' || item?.word === 'type';
      return item ? [[place.name, { ...item, place, isValue: !isType }] as const] : [];
    });
    return { items: new Map(items), internal: this.readInternal() };
  }

  /** Everything that the version's own files declare and do not export. */
  private readInternal(): ReadonlyMap<string, SurfaceItem> {
    const declarations = this.program
      .getSourceFiles()
      .filter((source) => this.isOurs(source))
      .flatMap(({ statements }) => statements.filter((each) => words.has(each.kind)))
      .map((each) => each as ts.Node as ts.DeclarationStatement)
      .filter((each) => !this.exported.has(each));
    return new Map(
      declarations.flatMap((each) => {
        const item = each.name && this.readItem(each.name.text, [each]);
        return item ? [[item.name, item] as const] : [];
      }),
    );
  }

  private readItem(name: string, declarations: readonly ts.Declaration[]): SurfaceItem | undefined {
    const [declaration] = declarations;
    const word = declaration && words.get(declaration.kind);
    if (!declaration || !word) return undefined;
    const facts = { name, word, category: categoryOf(declaration), summary: summaryOf(declaration) };
    if (!hasMembers(declaration))
      return { ...facts, own: declarations.map(write), members: new Map(), inherited: new Map() };
    return { ...facts, own: [writeHead(declaration)], ...this.membersOf(declaration) };
  }

  private membersOf(declaration: WithMembers): Pick<SurfaceItem, 'members' | 'inherited'> {
    const members = new Map<string, readonly Written[]>();
    const inherited = new Map<string, readonly Written[]>();
    for (const base of basesOf(declaration, this.checker)) {
      const isInternal = this.isOurs(base) && !this.exported.has(base);
      const from = this.membersOf(base);
      for (const [name, written] of from.inherited) inherited.set(name, written);
      for (const [name, written] of from.members) (isInternal ? members : inherited).set(name, written);
    }
    for (const [name, written] of ownMembers(declaration)) members.set(name, written);
    return { members, inherited };
  }

  private isOurs(node: ts.Node): boolean {
    return node.getSourceFile().fileName.startsWith(this.folder);
  }
}

/**
 * Reads what a version exports, and what it only declares, out of `api/<version>`.
 *
 * @throws Error when the version has no declarations
 */
export const readSurface = (root: string, version: string): Surface =>
  new SurfaceReader(root, version).read();
