import type { QueryExecutor } from '../db/query';
import type { SchemaDefinition } from './definition';
import type { SQLGenerator } from '../sql/generator';

/** @category Schema */
export declare class SchemaMigrationExecutor {
  /** @param options - Default: `{}`. */
  constructor(
    queryExecutor: QueryExecutor,
    sqlGenerator: SQLGenerator,
    options?: SchemaMigrationExecutorOptions,
  );
  /** @param options - Default: `{}`. */
  createMigrationPlan(
    sourceSchema: SchemaDefinition,
    targetSchema: SchemaDefinition,
    options?: MigrationOptions,
  ): MigrationPlan;
  /** @param options - Default: `{}`. */
  executeMigrationPlan(plan: MigrationPlan, options?: MigrationOptions): Promise<MigrationResult>;
}

/** @category Schema */
export interface MigrationOptions {
  allowDataLoss?: boolean;
  createBackup?: boolean;
  execute?: boolean;
  logMigration?: boolean;
}

/** @category Schema */
export interface MigrationPlan {
  canCauseDataLoss: boolean;
  sourceVersion: string;
  steps: MigrationStep[];
  targetVersion: string;
}

/** @category Schema */
export interface MigrationResult {
  error?: string;
  executedSteps: number;
  plan: MigrationPlan;
  success: boolean;
  totalSteps: number;
}

/** @category Schema */
export interface MigrationStep {
  canCauseDataLoss: boolean;
  description: string;
  params: any[];
  sql: string;
}

/** @category Schema */
export interface SchemaMigrationExecutorOptions {
  edgeTablePrefix?: string;
  vertexTablePrefix?: string;
}
