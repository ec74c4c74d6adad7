/**
 * What the recorded facts cannot express. Where the check does not follow the facts, it prints that with the reason.
 */
export interface Expectations {
  /** Names that exist when the package is loaded, counted by loading it. */
  readonly runtimeNames: number;
  /** Exported with `export type`: importing them as values fails. */
  readonly typeOnly: readonly string[];
  /** References that differ from `refersTo`, with the module they really refer to. */
  readonly references: readonly {
    readonly item: string;
    readonly name: string;
    readonly from: string;
    readonly reason: string;
  }[];
}

export const EXPECTATIONS: Readonly<Record<string, Expectations>> = {
  '0.3.0': { runtimeNames: 94, typeOnly: [], references: [] },
  next: {
    runtimeNames: 53,
    typeOnly: ['DatabaseError', 'OrderDirection'],
    references: [
      {
        item: 'ConnectionConfig',
        name: 'ConnectionConfig',
        from: 'pg',
        reason:
          "it extends the driver's configuration: port, user and password are optional and connectionString exists",
      },
    ],
  },
};

/** Types whose deeper levels the facts print as `unknown`; compared down to those levels only. */
export const CUT_TYPES: ReadonlySet<string> = new Set(['EdgeData', 'PropertyTypeOf']);
