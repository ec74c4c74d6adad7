import { Stop } from '../repository-files/stop';
import type { ApiGroup } from '../declarations/api-places';

/**
 * The kinds of TypeDoc's reflections that matter here, copied as numbers. The Docusaurus plugin loads TypeDoc as an ES
 * module; importing its enumeration from the configuration would load a second copy of all of it. A test compares these
 * numbers with TypeDoc's.
 */
export const reflectionKinds = {
  Enum: 8,
  EnumMember: 16,
  Variable: 32,
  Function: 64,
  Class: 128,
  Interface: 256,
  Constructor: 512,
  Property: 1024,
  Method: 2048,
  Accessor: 262_144,
  TypeAlias: 2_097_152,
} as const;

/** A reflection's kind as a plain number. */
export const kindOf = ({ kind }: { readonly kind: number }): number => kind;

interface ItemKind {
  readonly group: ApiGroup;
  /** The word for it in front of a name. */
  readonly word: string;
}

const itemKinds = new Map<number, ItemKind>([
  [reflectionKinds.Class, { group: 'classes', word: 'class' }],
  [reflectionKinds.Interface, { group: 'interfaces', word: 'interface' }],
  [reflectionKinds.Enum, { group: 'enumerations', word: 'enum' }],
  [reflectionKinds.TypeAlias, { group: 'type-aliases', word: 'type' }],
  [reflectionKinds.Function, { group: 'functions', word: 'function' }],
  [reflectionKinds.Variable, { group: 'variables', word: 'variable' }],
]);

/** Says so in the first line of a class or an enum that is exported only as a type: there is no value to import. */
export const typeOnly = (word: 'class' | 'enum'): string => `${word}, exported as a type`;

/** What an exported item is. @throws Stop for a kind that no page is made for */
export function itemKindOf(reflection: { readonly name: string; readonly kind: number }): ItemKind {
  const kind = itemKinds.get(reflection.kind);
  if (kind) return kind;
  throw new Stop(
    `${reflection.name}: no page is made for an item of kind ${reflection.kind}. Add it to plugins/api-pages/kinds.ts.`,
  );
}

/** The sections of a page, in the order in which they stand there. Members may be called `properties`, too. */
export const memberSections = [
  { kind: reflectionKinds.EnumMember, title: 'Members', id: 'section-members' },
  { kind: reflectionKinds.Constructor, title: 'Constructor', id: 'section-constructors' },
  { kind: reflectionKinds.Property, title: 'Properties', id: 'section-properties' },
  { kind: reflectionKinds.Accessor, title: 'Accessors', id: 'section-accessors' },
  { kind: reflectionKinds.Method, title: 'Methods', id: 'section-methods' },
] as const;
