/** The public surface of one version, in the same form whether read from the facts or from the declarations. */
export interface ApiParameter {
  readonly name: string;
  readonly rest: boolean;
  /** True for `name?: T` and for a parameter with a default. */
  readonly optional: boolean;
  /** Canonical type text, see `canonicalType`. */
  readonly type: string;
  readonly default?: string;
}

export interface ApiTypeParameter {
  readonly name: string;
  readonly constraint?: string;
  readonly default?: string;
}

export interface ApiSignature {
  readonly typeParameters: readonly ApiTypeParameter[];
  readonly parameters: readonly ApiParameter[];
  /** Undefined for constructors. */
  readonly returns?: string;
  readonly line: number;
}

type ApiMemberKind = 'constructor' | 'property' | 'getter' | 'setter' | 'method' | 'enumMember' | 'other';

export interface ApiMember {
  /** Unlike those of other members, the name of an accessor begins with `get ` or `set `: there may be both. */
  readonly name: string;
  readonly kind: ApiMemberKind;
  readonly modifiers: readonly string[];
  readonly optional: boolean;
  readonly type?: string;
  readonly default?: string;
  /** Value of an enum member. */
  readonly value?: string;
  readonly signatures: readonly ApiSignature[];
  readonly line: number;
}

export type ApiKind = 'class' | 'enum' | 'function' | 'interface' | 'type' | 'variable';

export interface ApiItem {
  readonly name: string;
  readonly kind: ApiKind;
  readonly exported: boolean;
  /** Exported with `export type`: usable in types only. */
  readonly typeOnly: boolean;
  /** Module path inside the version, without extension, e.g. `db/types`. Facts give it for unexported items only. */
  readonly module?: string;
  readonly area?: string;
  readonly typeParameters: readonly ApiTypeParameter[];
  readonly extends: readonly string[];
  readonly implements: readonly string[];
  readonly members: readonly ApiMember[];
  /** Index signatures as canonical text. */
  readonly index: readonly string[];
  readonly signatures: readonly ApiSignature[];
  readonly type?: string;
  readonly default?: string;
  /** Module (or package) that each referenced type name comes from. */
  readonly references: ReadonlyMap<string, string>;
  readonly file: string;
  readonly line: number;
}
