import type { SchemaDefinition, SchemaVersion } from './definition';

/**
 * Kinds of {@link SchemaChange}.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare enum SchemaChangeType {
  /** In the new schema only. */
  ADDED = 'added',
  /** In both, with a different value. */
  MODIFIED = 'modified',
  /** In the old schema only. */
  REMOVED = 'removed',
}

/**
 * Lists the changes from one schema to another, and which of them are breaking.
 *
 * @remarks
 * A rename comes out as one removal and one addition. Changes to `description`, `default`, `metadata`,
 * `customValidator`, to a property's own `required`, and to `label`, `from`, `to`, `fromLabel` and `toLabel`
 * are not detected. A type or constraint change is always breaking, even a looser one.
 * @param oldSchema - Schema to start from.
 * @param newSchema - Schema to arrive at.
 * @returns One entry per change. Two equal versions in parts, and constraints in another key order, count as
 *   changes, too.
 * @example
 * ```ts
 * import { compareSchemas } from 'age-schema-client';
 * // ---cut-start---
 * import type { SchemaDefinition } from 'age-schema-client';
 * declare const current: SchemaDefinition;
 * declare const target: SchemaDefinition;
 * // ---cut-end---
 * for (const change of compareSchemas(current, target)) {
 *   console.log(change.breaking ? 'breaking' : 'safe', change.type, change.path);
 * }
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function compareSchemas(
  oldSchema: SchemaDefinition,
  newSchema: SchemaDefinition,
): SchemaChange[];

/**
 * Writes a version in parts as text; the reverse of {@link parseVersion}.
 *
 * @param version - The parts; not checked.
 * @returns Text such as `2.1.0-beta.1`.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function formatVersion(version: SchemaVersion): string;

/**
 * Moves from one schema to the next and sets the version to match. It works on the schema objects only and
 * never touches a database; {@link SchemaMigrationExecutor} changes tables.
 *
 * @remarks
 * The result is a shallow copy of the new schema. A version given in parts is changed in `newSchema` itself,
 * and the result holds it as text.
 * @param oldSchema - Schema to start from.
 * @param newSchema - Schema to arrive at.
 * @param options - What is allowed and what is done about the version. Default: `{}`.
 * @returns The new schema with its version.
 * @throws {@link SchemaVersionError} when `allowBreakingChanges` is false and a change is breaking.
 * @example
 * ```ts
 * import { migrateSchema } from 'age-schema-client';
 * // ---cut-start---
 * import type { SchemaDefinition } from 'age-schema-client';
 * declare const current: SchemaDefinition;
 * declare const target: SchemaDefinition;
 * // ---cut-end---
 * const next = migrateSchema(current, target, {
 *   allowBreakingChanges: true,
 *   autoIncrementVersion: true,
 * });
 * console.log(next.version);
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function migrateSchema(
  oldSchema: SchemaDefinition,
  newSchema: SchemaDefinition,
  options?: SchemaMigrationOptions,
): SchemaDefinition;

/**
 * Parses version text into its parts. Strict: `MAJOR.MINOR.PATCH` with optional `-prerelease` and `+build`,
 * and no leading `v`.
 *
 * @param version - Text such as `2.1.0-beta.1`.
 * @returns The parts.
 * @throws `Error` when the text is not such a version, for example `1.0` or `v1.0.0`.
 * @example
 * ```ts
 * import { parseVersion } from 'age-schema-client';
 *
 * const { major, prerelease } = parseVersion('2.1.0-beta.1');
 * console.log(major, prerelease); // 2 beta.1
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function parseVersion(version: string): SchemaVersion;

/**
 * One difference between two schemas.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface SchemaChange {
  /**
   * Whether the library counts it as breaking. A changed constraint always counts, even a looser one; a lost
   * property counts only if it was required, although data that has it no longer fits.
   */
  breaking: boolean;
  /** Value in the new schema. */
  newValue?: unknown;
  /** Value in the old schema. */
  oldValue?: unknown;
  /** Where, such as `vertices.Part.properties.cost.type`. */
  path: string;
  /** Whether it was added, removed or modified. */
  type: SchemaChangeType;
}

/**
 * Options of {@link migrateSchema}.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface SchemaMigrationOptions {
  /**
   * Whether breaking changes are allowed. If false, they throw a {@link SchemaVersionError}.
   * @defaultValue `false`
   */
  allowBreakingChanges?: boolean;
  /**
   * Whether to raise the version when the new schema leaves its three numbers unchanged: major for a breaking
   * change, minor for an addition, patch otherwise, so that `1.0.0` after `1.0.0-rc.1` becomes `1.0.1`. Other
   * numbers are kept, even lower ones.
   * @defaultValue `true`
   */
  autoIncrementVersion?: boolean;
  /** No effect: nothing reads it. */
  preserveUnknown?: boolean;
}
