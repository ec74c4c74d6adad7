import type { PropertyType } from '../schema/definition';
import type { SQLGenerator } from './generator';
import type { SQLParameter, SQLParameters } from './types';

/**
 * Converts a JavaScript value into one that suits the column of a {@link PropertyType}.
 *
 * @remarks
 * It converts but does not check: `"false"` becomes `true` for `BOOLEAN`, and a value that is not a number
 * becomes `NaN`.
 * @param value - Value to convert.
 * @param type - Type of the property.
 * @returns Text, number, boolean or `Date`; JSON text for `OBJECT` and `ARRAY`; the value itself for `ANY`; null
 *   for null and undefined, whatever the type.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function convertToPostgresValue(value: any, type: PropertyType): SQLParameter;

/**
 * Escapes text for use between single quotes in SQL. Prefer parameters, which need no escaping.
 *
 * @param value - Text to escape.
 * @returns The text for an SQL literal. Cypher has other rules: do not use it there.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function escapeSQLString(value: string): string;

/**
 * Adds methods for temporary tables to the prototype of `SQLGenerator`: `generateCreateTempVertexTableSQL`
 * and the like. The added methods have no types, so calling them needs a cast.
 *
 * @param SQLGenerator - The class itself, not an instance.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function extendSQLGeneratorWithBatchOperations(SQLGenerator: any): void;

/**
 * Adds methods for table changes to the prototype of `SQLGenerator`: `generateAddColumnSQL` and the like. Five
 * of them always fail with a `TypeError`: dropping a vertex or edge table, renaming a column, and setting or
 * dropping a default.
 *
 * @param SQLGenerator - The class itself, not an instance.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function extendSQLGeneratorWithMigrationMethods(SQLGenerator: any): void;

/**
 * Writes a value as SQL text, for display. Objects come out as `[object Object]`; to run a statement, pass
 * values as parameters.
 *
 * @param value - Value to write.
 * @returns The value as SQL text.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function formatSQLValue(value: SQLParameter): string;

/**
 * Builds the table name of an edge label.
 *
 * @param label - Edge label.
 * @param prefix - Prefix of the name. Default: `'e_'`.
 * @returns The name in double quotes, ready for SQL: `"e_SUPPLIES"`.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function getEdgeTableName(label: string, prefix?: string): string;

/**
 * Looks up the column type that {@link SQLGenerator} uses for a property type.
 *
 * @param type - Type of the property.
 * @returns The type, such as `TEXT`, `DOUBLE PRECISION` or `JSONB`.
 * @example
 * ```ts
 * import { getPostgresDataType, PropertyType } from 'age-schema-client';
 *
 * console.log(getPostgresDataType(PropertyType.NUMBER)); // DOUBLE PRECISION
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function getPostgresDataType(type: PropertyType): string;

/**
 * Builds a name for a temporary table.
 *
 * @param baseName - What the name is built from.
 * @returns The name in double quotes, with the time in milliseconds in it.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function getTempTableName(baseName: string): string;

/**
 * Builds the table name of a vertex label.
 *
 * @param label - Vertex label.
 * @param prefix - Prefix of the name. Default: `'v_'`.
 * @returns The name in double quotes, ready for SQL: `"v_Part"`.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function getVertexTableName(label: string, prefix?: string): string;

/**
 * Replaces `$1`, `$2` and so on with values, for display only: placeholders inside quoted text are replaced
 * too. Never run the result.
 *
 * @param sql - Statement with placeholders.
 * @param params - Values by position.
 * @returns The statement with the values written in.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function parameterize(sql: string, params: SQLParameters): string;

/**
 * Puts a table or column name into double quotes.
 *
 * @param identifier - Name to quote.
 * @returns The quoted name, such as `"v_Part"`.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare function quoteIdentifier(identifier: string): string;

/**
 * Version number of the SQL module. It says nothing about the version of the package.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare const sqlVersion = '0.1.0';
