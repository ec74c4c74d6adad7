import type { QueryExecutor } from '../db/query';
import type { SchemaDefinition } from './definition';
import type { SQLGenerator } from '../sql/generator';

/**
 * Changes relational tables so that they follow a new schema. It sends no Cypher and leaves AGE graphs and
 * labels alone.
 *
 * @remarks
 * Removing a label fails with a `TypeError`, and adding a property that is required from the start fails,
 * since NOT NULL is sent before the column exists. Switch the built-in backup off and make one of your own: as
 * soon as the built-in one finds a table to copy, the whole migration rolls back. Under the default search
 * path, new tables land in `ag_catalog`.
 * @example
 * ```ts
 * import { QueryExecutor, SchemaMigrationExecutor, SQLGenerator } from 'age-schema-client';
 * // ---cut-start---
 * import type { Connection, SchemaDefinition } from 'age-schema-client';
 * declare const connection: Connection;
 * declare const current: SchemaDefinition;
 * declare const target: SchemaDefinition;
 * // ---cut-end---
 * const migration = new SchemaMigrationExecutor(
 *   new QueryExecutor(connection),
 *   new SQLGenerator(target),
 * );
 * const plan = migration.createMigrationPlan(current, target);
 * const outcome = await migration.executeMigrationPlan(plan, {
 *   execute: true,
 *   createBackup: false,
 * });
 * if (!outcome.success) console.error(outcome.error);
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare class SchemaMigrationExecutor {
  /**
   * Makes an executor for one connection.
   *
   * @param queryExecutor - Runs the statements, all on its own connection.
   * @param sqlGenerator - Writes the statements. It must hold the target schema.
   * @param options - Prefixes of the table names. Default: `{}`.
   */
  constructor(
    queryExecutor: QueryExecutor,
    sqlGenerator: SQLGenerator,
    options?: SchemaMigrationExecutorOptions,
  );
  /**
   * Writes the statements that lead from one schema to the other. Nothing is sent.
   *
   * @remarks
   * Data loss means any removal, any change of type or constraint, and any newly required name.
   * @param sourceSchema - Schema that the tables follow now.
   * @param targetSchema - Schema that they should follow.
   * @param options - Only `allowDataLoss` is read here. Default: `{}`.
   * @returns The steps in order.
   * @throws {@link ValidationError} when data would be lost and `allowDataLoss` is not set.
   * @throws `TypeError` when a label was removed: `Cannot read properties of undefined (reading
   *   'tablePrefix')`.
   */
  createMigrationPlan(
    sourceSchema: SchemaDefinition,
    targetSchema: SchemaDefinition,
    options?: MigrationOptions,
  ): MigrationPlan;
  /**
   * Runs a plan in one transaction. By default it is a dry run: nothing is sent unless `execute` is true.
   *
   * @param plan - Steps from {@link SchemaMigrationExecutor.createMigrationPlan}.
   * @param options - What to do and what to allow. Pass `createBackup: false`. Default: `{}`.
   * @returns What happened. A failed step gives `success: false` and the reason, after a ROLLBACK.
   * @throws The executor's error when BEGIN itself fails.
   */
  executeMigrationPlan(plan: MigrationPlan, options?: MigrationOptions): Promise<MigrationResult>;
}

/**
 * Options of {@link SchemaMigrationExecutor}.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface MigrationOptions {
  /**
   * Whether steps that lose data are allowed. Needed twice: for making the plan and for running it.
   * @defaultValue `false`
   */
  allowDataLoss?: boolean;
  /**
   * Whether to make a backup, which fails as soon as it finds a table to copy; the whole migration then rolls
   * back. Pass `false` and make a backup of your own.
   * @defaultValue `true`
   */
  createBackup?: boolean;
  /**
   * Whether to send anything. Without it, the run is a dry run and reports success.
   * @defaultValue `false`
   */
  execute?: boolean;
  /**
   * Whether to write the steps to the console.
   * @defaultValue `true`
   */
  logMigration?: boolean;
}

/**
 * The statements that lead from one schema to another.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface MigrationPlan {
  /** Whether any change can lose data, including one without a step. */
  canCauseDataLoss: boolean;
  /** Version of the source schema. A version given in parts shows as `[object Object]`. */
  sourceVersion: string;
  /** The statements in order. */
  steps: MigrationStep[];
  /** Version of the target schema. A version given in parts shows as `[object Object]`. */
  targetVersion: string;
}

/**
 * Outcome of running a plan.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface MigrationResult {
  /** Why it failed, with the prefix `Migration failed: `, or a message that data would be lost. */
  error?: string;
  /** Steps that took effect; 0 after a failure, since everything was rolled back. */
  executedSteps: number;
  /** The plan that was run. */
  plan: MigrationPlan;
  /** Whether all steps took effect. Also true for a dry run. */
  success: boolean;
  /** Steps in the plan. */
  totalSteps: number;
}

/**
 * One statement of a plan.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface MigrationStep {
  /** Whether this step can lose data. */
  canCauseDataLoss: boolean;
  /** What the step does, in words. */
  description: string;
  /** Values for the placeholders of `sql`. */
  params: any[];
  /** The statement. A change to an edge's ends is only a comment, and counts as executed. */
  sql: string;
}

/**
 * Table name prefixes of {@link SchemaMigrationExecutor}.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface SchemaMigrationExecutorOptions {
  /**
   * Prefix of edge table names. Another prefix reaches the NOT NULL steps only, so keep the default.
   * @defaultValue `'e_'`
   */
  edgeTablePrefix?: string;
  /**
   * Prefix of vertex table names.
   * @defaultValue `'v_'`
   */
  vertexTablePrefix?: string;
}
