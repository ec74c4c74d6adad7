import type { PropertyType } from '../schema/definition';
import type { SQLGenerator } from './generator';
import type { SQLParameter, SQLParameters } from './types';

/** @category SQL */
export declare function convertToPostgresValue(value: any, type: PropertyType): SQLParameter;

/** @category SQL */
export declare function escapeSQLString(value: string): string;

/** @category SQL */
export declare function extendSQLGeneratorWithBatchOperations(SQLGenerator: any): void;

/** @category SQL */
export declare function extendSQLGeneratorWithMigrationMethods(SQLGenerator: any): void;

/** @category SQL */
export declare function formatSQLValue(value: SQLParameter): string;

/**
 * @param prefix - Default: `'e_'`.
 * @category SQL
 */
export declare function getEdgeTableName(label: string, prefix?: string): string;

/** @category SQL */
export declare function getPostgresDataType(type: PropertyType): string;

/** @category SQL */
export declare function getTempTableName(baseName: string): string;

/**
 * @param prefix - Default: `'v_'`.
 * @category SQL
 */
export declare function getVertexTableName(label: string, prefix?: string): string;

/** @category SQL */
export declare function parameterize(sql: string, params: SQLParameters): string;

/** @category SQL */
export declare function quoteIdentifier(identifier: string): string;

/** @category SQL */
export declare const sqlVersion = '0.1.0';
