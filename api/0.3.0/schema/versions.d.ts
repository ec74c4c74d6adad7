import type { SchemaDefinition, SchemaVersion } from './definition';

/** @category Schema */
export declare enum SchemaChangeType {
  ADDED = 'added',
  MODIFIED = 'modified',
  REMOVED = 'removed',
}

/** @category Schema */
export declare function compareSchemas(
  oldSchema: SchemaDefinition,
  newSchema: SchemaDefinition,
): SchemaChange[];

/** @category Schema */
export declare function formatVersion(version: SchemaVersion): string;

/**
 * @param options - Default: `{}`.
 * @category Schema
 */
export declare function migrateSchema(
  oldSchema: SchemaDefinition,
  newSchema: SchemaDefinition,
  options?: SchemaMigrationOptions,
): SchemaDefinition;

/** @category Schema */
export declare function parseVersion(version: string): SchemaVersion;

/** @category Schema */
export interface SchemaChange {
  breaking: boolean;
  newValue?: unknown;
  oldValue?: unknown;
  path: string;
  type: SchemaChangeType;
}

/** @category Schema */
export interface SchemaMigrationOptions {
  allowBreakingChanges?: boolean;
  autoIncrementVersion?: boolean;
  preserveUnknown?: boolean;
}
